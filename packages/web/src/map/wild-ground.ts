// Ground that grows, flows or freezes: lava, ice, sewage, trees, bridges; and the arch over the stairs to a branch.

import type { Square } from '@roguewright/engine/face';
import type { TerrainName } from '@roguewright/engine/game';
import { faded } from './palette.ts';
import type { Stones } from './stones.ts';

type Context = CanvasRenderingContext2D;

/** The terrains that are drawn here. */
export type WildGround = Extract<TerrainName, 'lava' | 'ice' | 'sewage' | 'tree' | 'bridge'>;

/** Draws the terrain over floor; the corner of the square is the origin. */
export function drawWild(
  context: Context,
  square: Square,
  terrain: WildGround,
  stones: Stones,
  size: number,
): void {
  switch (terrain) {
    case 'lava':
      drawLava(context, square, stones, size);
      return;
    case 'ice':
      drawIce(context, square, stones, size);
      return;
    case 'sewage':
      drawSewage(context, square, stones, size);
      return;
    case 'tree':
      drawTree(context, stones, size);
      return;
    case 'bridge':
      drawBridge(context, stones, size);
  }
}

/** Glowing rock with plates of crust on it. */
function drawLava(context: Context, { x, y }: Square, stones: Stones, size: number): void {
  context.fillStyle = stones.lava;
  context.fillRect(0, 0, size, size);
  context.fillStyle = stones.crust;
  for (const [part, across] of [
    [0.12, 0.2],
    [0.5, 0.55],
    [0.72, 0.1],
  ] as const) {
    const shift = ((x * 7 + y * 13) % 5) * 0.05;
    context.beginPath();
    context.ellipse(
      size * (across + shift + 0.15),
      size * (part + 0.08),
      size * 0.17,
      size * 0.08,
      0,
      0,
      7,
    );
    context.fill();
  }
}

/** A pale sheet with cracks. */
function drawIce(context: Context, { x, y }: Square, stones: Stones, size: number): void {
  context.fillStyle = stones.ice;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = faded('#ffffff', 0.45);
  context.lineWidth = Math.max(1, size / 28);
  context.beginPath();
  if ((x + y) % 2 === 0) {
    context.moveTo(size * 0.15, size * 0.8);
    context.lineTo(size * 0.45, size * 0.45);
    context.lineTo(size * 0.85, size * 0.3);
  } else {
    context.moveTo(size * 0.2, size * 0.2);
    context.lineTo(size * 0.5, size * 0.5);
    context.lineTo(size * 0.55, size * 0.85);
  }
  context.stroke();
}

/** Thick water with bubbles. */
function drawSewage(context: Context, { x, y }: Square, stones: Stones, size: number): void {
  context.fillStyle = stones.sewage;
  context.fillRect(0, 0, size, size);
  context.fillStyle = faded('#d8e08a', 0.35);
  for (const [across, down] of [
    [0.25, 0.3],
    [0.7, 0.45],
    [0.4, 0.75],
  ] as const) {
    const shift = ((x * 3 + y * 5) % 4) * 0.04;
    context.beginPath();
    context.arc(size * (across + shift), size * down, Math.max(1, size * 0.06), 0, 7);
    context.fill();
  }
}

/** A trunk under three crowns. */
function drawTree(context: Context, stones: Stones, size: number): void {
  context.fillStyle = stones.frame;
  context.fillRect(size * 0.44, size * 0.6, size * 0.12, size * 0.32);
  context.fillStyle = stones.leaf;
  for (const [across, down, radius] of [
    [0.32, 0.5, 0.22],
    [0.68, 0.5, 0.22],
    [0.5, 0.3, 0.25],
  ] as const) {
    context.beginPath();
    context.arc(size * across, size * down, size * radius, 0, 7);
    context.fill();
  }
}

/** Planks. */
function drawBridge(context: Context, stones: Stones, size: number): void {
  context.fillStyle = stones.frame;
  context.fillRect(0, 0, size, size);
  context.fillStyle = stones.wood;
  const plank = size / 4;
  for (let at = 0; at < 4; at++) {
    context.fillRect(1, at * plank + 1, size - 2, Math.max(1, plank - 2));
  }
}

/** An arch over stairs that leave this part of the dungeon. */
export function drawArch(context: Context, stones: Stones, size: number): void {
  context.strokeStyle = stones.sign;
  context.lineWidth = Math.max(2, size / 12);
  context.beginPath();
  context.moveTo(size * 0.12, size * 0.95);
  context.lineTo(size * 0.12, size * 0.5);
  context.arc(size / 2, size * 0.5, size * 0.38, Math.PI, 0);
  context.lineTo(size * 0.88, size * 0.95);
  context.stroke();
}
