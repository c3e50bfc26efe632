// Doors in their frames, stairs with depth, and water.

import { type Square, terrainAt } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { faded } from './palette.ts';
import type { Stones } from './stones.ts';

type Context = CanvasRenderingContext2D;

/** A door, open or closed, across its way. */
export function drawDoor(
  context: Context,
  view: GameView,
  square: Square,
  isOpen: boolean,
  stones: Stones,
  size: number,
): void {
  const beside = terrainAt(view, { x: square.x - 1, y: square.y });
  const across = terrainAt(view, { x: square.x + 1, y: square.y });
  const liesInRow = [beside, across].some(terrain => terrain === 'wall' || terrain === 'rock');
  context.save();
  if (!liesInRow) {
    context.translate(size, 0);
    context.rotate(Math.PI / 2);
  }
  const post = Math.max(2, Math.round(size / 8));
  context.fillStyle = stones.frame;
  context.fillRect(0, 0, post, size);
  context.fillRect(size - post, 0, post, size);
  context.fillStyle = stones.wood;
  if (isOpen) {
    context.fillRect(post, 0, Math.max(3, Math.round(size / 7)), size);
  } else {
    const thickness = Math.round(size * 0.4);
    const top = Math.round((size - thickness) / 2);
    context.fillRect(post, top, size - 2 * post, thickness);
    context.fillStyle = stones.frame;
    for (const part of [1, 2, 3]) {
      context.fillRect(Math.round((part * size) / 4), top, 1, thickness);
    }
    context.fillStyle = stones.step;
    const knob = Math.max(2, Math.round(size / 12));
    context.fillRect(size - 3 * post, Math.round(size / 2 - knob / 2), knob, knob);
  }
  context.restore();
}

/** Steps of the stairs. */
const STEPS = 5;

/**
 * Stairs seen from above: treads between two cheeks. Down, they narrow and darken into the floor; up,
 * they widen and brighten towards the viewer.
 */
export function drawStairs(context: Context, leadsUp: boolean, stones: Stones, size: number): void {
  const [left, top, side] = [size * 0.1, size * 0.1, size * 0.8];
  context.fillStyle = stones.pit;
  context.fillRect(left, top, side, side);
  const tread = side / STEPS;
  for (let step = 0; step < STEPS; step++) {
    // The lowest step of a way down lies farthest in, at the top of the square.
    const depth = leadsUp ? step : STEPS - 1 - step;
    const inset = (side * 0.28 * depth) / STEPS;
    context.globalAlpha = 1 - (0.78 * depth) / (STEPS - 1);
    context.fillStyle = stones.step;
    const y = top + (leadsUp ? STEPS - 1 - step : step) * tread;
    context.fillRect(
      left + inset,
      y,
      side - 2 * inset,
      Math.max(1, tread - Math.max(1, size / 24)),
    );
  }
  context.globalAlpha = 1;
  drawChevron(context, leadsUp, stones, size);
}

/** Which way stairs lead, in the corner of their square. */
function drawChevron(context: Context, pointsUp: boolean, stones: Stones, size: number): void {
  const [x, y, half] = [size * 0.8, size * 0.2, size * 0.13];
  const tip = pointsUp ? -half : half;
  context.beginPath();
  context.moveTo(x - half, y - tip * 0.7);
  context.lineTo(x + half, y - tip * 0.7);
  context.lineTo(x, y + tip);
  context.closePath();
  context.lineWidth = Math.max(2, size / 12);
  context.strokeStyle = stones.pit;
  context.stroke();
  context.fillStyle = stones.sign;
  context.fill();
}

/** Water with two waves. */
export function drawWater(context: Context, stones: Stones, size: number): void {
  context.fillStyle = stones.water;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = faded('#7fd0ff', 0.25);
  context.beginPath();
  for (const part of [0.35, 0.7]) {
    context.moveTo(size * 0.15, size * part);
    context.quadraticCurveTo(size * 0.4, size * (part - 0.15), size * 0.55, size * part);
    context.quadraticCurveTo(size * 0.7, size * (part + 0.12), size * 0.88, size * part);
  }
  context.stroke();
}
