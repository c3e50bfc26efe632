// Walls of stone and caves, and the rock beside known ground, which fades into the dark.

import { type Square, terrainAt } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { DX, DY } from '@roguewright/engine/world';
import { opensTo } from './open-ground.ts';
import { faded } from './palette.ts';
import { speck } from './speck.ts';
import type { Stones } from './stones.ts';

type Context = CanvasRenderingContext2D;

/** How much of a square beside open ground shows as rock. */
const ROCK_DEPTH = 0.42;

/** Points of the rough edge of rock along one side of a square. */
const ROUGH_POINTS = 5;

/** A wall of dressed stone. */
export function drawWall(
  context: Context,
  view: GameView,
  square: Square,
  stones: Stones,
  size: number,
): void {
  context.fillStyle = stones.wall;
  context.fillRect(0, 0, size, size);
  // A course of stones, so that a long wall is no bar.
  context.fillStyle = faded('#000000', 0.28);
  const middle = Math.round(size / 2);
  const joint = speck(square, 3) < 0.5 ? Math.round(size / 3) : Math.round((2 * size) / 3);
  context.fillRect(0, middle, size, 1);
  context.fillRect(joint, 0, 1, middle);
  context.fillRect(size - joint, middle, 1, size - middle);
  shadeStone(context, square, joint, size);
  drawEdges(context, view, square, stones, size);
}

/** One stone of a course a little lighter, another a little darker. */
function shadeStone(context: Context, square: Square, joint: number, size: number): void {
  const middle = Math.round(size / 2);
  context.fillStyle = faded('#ffffff', 0.07 * speck(square, 11));
  context.fillRect(0, 0, joint, middle);
  context.fillStyle = faded('#000000', 0.16 * speck(square, 12));
  context.fillRect(size - joint + 1, middle + 1, joint - 1, size - middle - 1);
}

/** A wall of grown rock: facets, no courses. */
export function drawCaveWall(
  context: Context,
  view: GameView,
  square: Square,
  stones: Stones,
  size: number,
): void {
  context.fillStyle = stones.wall;
  context.fillRect(0, 0, size, size);
  const [x, y] = [size * (0.3 + 0.4 * speck(square, 21)), size * (0.3 + 0.4 * speck(square, 22))];
  const corners = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ] as const;
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length]!;
    const shade = speck(square, 23 + at);
    context.fillStyle =
      shade < 0.5 ? faded('#000000', 0.26 * shade) : faded('#ffffff', 0.1 * shade);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(from[0], from[1]);
    context.lineTo(to[0], to[1]);
    context.closePath();
    context.fill();
  }
  drawEdges(context, view, square, stones, size);
}

/** The sides that face open ground. */
function drawEdges(
  context: Context,
  view: GameView,
  square: Square,
  stones: Stones,
  size: number,
): void {
  context.fillStyle = stones.edge;
  const rim = Math.max(2, Math.round(size / 14));
  const sides: readonly [number, number, number, number, number][] = [
    [1, 0, 0, size, rim],
    [3, size - rim, 0, rim, size],
    [5, 0, size - rim, size, rim],
    [7, 0, 0, rim, size],
    [2, size - rim, 0, rim, rim],
    [4, size - rim, size - rim, rim, rim],
    [6, 0, size - rim, rim, rim],
    [8, 0, 0, rim, rim],
  ];
  for (const [direction, x, y, width, height] of sides) {
    if (opensTo(view, square, direction)) {
      context.fillRect(x, y, width, height);
    }
  }
}

/** Rock, or what may be rock: a rough face towards known ground, with the dark behind it. */
export function drawRock(
  context: Context,
  view: GameView,
  square: Square,
  stones: Stones,
  size: number,
): void {
  drawFacets(context, square, size);
  const isRock = terrainAt(view, square) === 'rock';
  const hasFace = (direction: number) =>
    isRock ? opensTo(view, square, direction) : leadsPast(view, square, direction);
  for (const direction of [1, 3, 5, 7]) {
    if (hasFace(direction)) {
      drawFace(context, square, direction, stones, size);
    } else if (opensTo(view, square, direction)) {
      drawFrontier(context, direction, stones, size);
    }
  }
  for (const direction of [2, 4, 6, 8]) {
    const hasSide = [direction - 1, (direction % 8) + 1].some(side => opensTo(view, square, side));
    if (!hasSide && hasFace(direction)) {
      drawCorner(context, direction, stones, size);
    }
  }
}

/** The rock that was never seen: facets that hardly show, so that the dark is stone and not a hole. */
function drawFacets(context: Context, square: Square, size: number): void {
  const [x, y] = [size * (0.2 + 0.6 * speck(square, 91)), size * (0.2 + 0.6 * speck(square, 92))];
  const corners = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ] as const;
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length]!;
    const shade = speck(square, 93 + at);
    context.fillStyle =
      shade < 0.5 ? faded('#000000', 0.7 * shade) : faded('#8fa6c8', 0.06 * (shade - 0.5));
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(from[0], from[1]);
    context.lineTo(to[0], to[1]);
    context.closePath();
    context.fill();
  }
}

/** Whether a corridor lies there: what lies beside it and was never seen is rock, as a rule. */
function leadsPast(view: GameView, { x, y }: Square, direction: number): boolean {
  return terrainAt(view, { x: x + DX[direction]!, y: y + DY[direction]! }) === 'corridor';
}

/** Where known ground goes on into what was never seen: a glimmer without an edge. */
function drawFrontier(context: Context, direction: number, stones: Stones, size: number): void {
  const half = size / 2;
  context.save();
  context.translate(half, half);
  context.rotate(((direction - 1) * Math.PI) / 4);
  const shade = context.createLinearGradient(0, -half, 0, 0);
  shade.addColorStop(0, faded(stones.floor, 0.55));
  shade.addColorStop(1, faded(stones.floor, 0));
  context.fillStyle = shade;
  context.fillRect(-half, -half, size, half);
  context.restore();
}

/** One rough side, turned so that the open ground lies to the north of it. */
function drawFace(
  context: Context,
  square: Square,
  direction: number,
  stones: Stones,
  size: number,
): void {
  const half = size / 2;
  const depth = size * ROCK_DEPTH;
  context.save();
  context.translate(half, half);
  context.rotate(((direction - 1) * Math.PI) / 4);
  context.translate(-half, -half);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(size, 0);
  for (let point = ROUGH_POINTS; point >= 0; point--) {
    const isCorner = point === 0 || point === ROUGH_POINTS;
    const jitter = isCorner ? 0 : 0.55 * (speck(square, 30 + 7 * direction + point) - 0.5);
    context.lineTo((size * point) / ROUGH_POINTS, depth * (1 + jitter));
  }
  context.closePath();
  const shade = context.createLinearGradient(0, 0, 0, depth * 1.2);
  shade.addColorStop(0, stones.wall);
  shade.addColorStop(1, faded(stones.wall, 0.25));
  context.fillStyle = shade;
  context.fill();
  context.fillStyle = faded(stones.edge, 0.75);
  context.fillRect(0, 0, size, Math.max(1, Math.round(size / 20)));
  context.restore();
}

/** Where two faces of the neighbours meet. */
function drawCorner(context: Context, direction: number, stones: Stones, size: number): void {
  const depth = size * ROCK_DEPTH;
  const x = direction === 2 || direction === 4 ? size : 0;
  const y = direction === 4 || direction === 6 ? size : 0;
  const shade = context.createRadialGradient(x, y, 0, x, y, depth);
  shade.addColorStop(0, stones.wall);
  shade.addColorStop(1, faded(stones.wall, 0.25));
  context.save();
  context.fillStyle = shade;
  context.beginPath();
  context.rect(0, 0, size, size);
  context.clip();
  context.beginPath();
  context.arc(x, y, depth, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
