// The grounds of the dungeon: each part of it has its own, so that depth is felt. A square always has the
// same joints, cracks, tufts or bones.

import type { Square } from '@roguewright/engine/face';
import { faded } from './palette.ts';
import { speck } from './speck.ts';
import type { Stones } from './stones.ts';

type Context = CanvasRenderingContext2D;

/** What floors are made of. */
export type Ground = 'flagstone' | 'brick' | 'earth' | 'moss' | 'rock' | 'bones';

/** The grounds of the main dungeon, each from its first level on. */
const DEPTHS: readonly (readonly [from: number, ground: Ground])[] = [
  [21, 'bones'],
  [16, 'rock'],
  [11, 'moss'],
  [7, 'earth'],
  [4, 'brick'],
];

/** The grounds of the branches, in the order of their keys. */
const BRANCHES: readonly Ground[] = ['earth', 'moss', 'bones', 'brick', 'rock'];

/** Keys of the levels of one branch. */
const KEYS_OF_A_BRANCH = 100;

/** What the floors of a level are made of, by its key (`dungeonLevel` of a view). */
export function groundOf(level: number): Ground {
  return level >= KEYS_OF_A_BRANCH
    ? (BRANCHES[Math.floor(level / KEYS_OF_A_BRANCH) - 1] ?? 'flagstone')
    : (DEPTHS.find(([from]) => level >= from)?.[1] ?? 'flagstone');
}

/** One floor square: what it is made of, and now and then what lies on it. */
export function drawFloor(
  context: Context,
  square: Square,
  ground: Ground,
  stones: Stones,
  size: number,
): void {
  context.fillStyle = stones.floor;
  context.fillRect(0, 0, size, size);
  const shade = speck(square, 5) - 0.5;
  const depth = stones.isRemembered ? 0.08 : 0.16;
  context.fillStyle =
    shade < 0 ? faded('#000000', -shade * depth * 2) : faded('#ffffff', shade * depth * 0.5);
  context.fillRect(0, 0, size, size);
  PAINTERS[ground](context, square, stones, size);
}

type Painter = (context: Context, square: Square, stones: Stones, size: number) => void;

/** How strong joints and cracks are: what is remembered has hardly any. */
function joint({ isRemembered }: Stones): string {
  return faded('#000000', isRemembered ? 0.1 : 0.3);
}

const PAINTERS: Readonly<Record<Ground, Painter>> = {
  flagstone: (context, square, stones, size) => {
    context.fillStyle = joint(stones);
    // Slabs of two squares lie across or along, and some are cracked.
    const isWide = (square.x + 2 * square.y) % 4 < 2;
    const line = Math.max(1, Math.round(size / 32));
    context.fillRect(0, 0, size, line);
    if (isWide ? (square.x + square.y) % 2 === 0 : true) {
      context.fillRect(0, 0, line, size);
    }
    if (speck(square, 41) < 0.12) {
      drawCrack(context, square, stones, size);
    }
    drawGrain(context, square, stones, size, 2);
  },
  brick: (context, square, stones, size) => {
    context.fillStyle = joint(stones);
    const half = Math.round(size / 2);
    const line = Math.max(1, Math.round(size / 40));
    context.fillRect(0, 0, size, line);
    context.fillRect(0, half, size, line);
    context.fillRect(square.y % 2 === 0 ? 0 : half, 0, line, half);
    context.fillRect(square.y % 2 === 0 ? half : 0, half, line, half);
    if (speck(square, 42) < 0.1) {
      context.fillStyle = faded('#000000', 0.25);
      context.fillRect(line, line, half - line, half - line);
    }
  },
  earth: (context, square, stones, size) => {
    drawGrain(context, square, stones, size, 7);
    if (speck(square, 43) < 0.16) {
      drawPebbles(context, square, stones, size);
    }
  },
  moss: (context, square, stones, size) => {
    drawGrain(context, square, stones, size, 3);
    if (speck(square, 44) < 0.4) {
      drawTufts(context, square, stones, size);
    }
  },
  rock: (context, square, stones, size) => {
    drawGrain(context, square, stones, size, 4);
    if (speck(square, 45) < 0.34) {
      drawCrack(context, square, stones, size);
    }
  },
  bones: (context, square, stones, size) => {
    drawGrain(context, square, stones, size, 4);
    if (speck(square, 46) < 0.12) {
      drawBone(context, square, stones, size);
    } else if (speck(square, 47) < 0.15) {
      drawCrack(context, square, stones, size);
    }
  },
};

/** Where on its square something lies, `margin` away from the sides. */
function spot(square: Square, salt: number, size: number, margin: number): Square {
  const room = size - 2 * margin;
  return { x: margin + speck(square, salt) * room, y: margin + speck(square, salt + 7) * room };
}

function drawGrain(
  context: Context,
  square: Square,
  stones: Stones,
  size: number,
  count: number,
): void {
  context.fillStyle = stones.grain;
  const grain = Math.max(1, Math.round(size / 24));
  for (let salt = 1; salt <= count; salt++) {
    const { x, y } = spot(square, salt, size, 3);
    context.fillRect(x, y, grain, grain);
  }
}

function drawCrack(context: Context, square: Square, stones: Stones, size: number): void {
  context.strokeStyle = faded('#000000', stones.isRemembered ? 0.2 : 0.42);
  context.lineWidth = Math.max(1, size / 32);
  context.beginPath();
  const [from, bend, to] = [51, 52, 53].map(salt => spot(square, salt, size, size / 8));
  context.moveTo(from!.x, from!.y);
  context.lineTo(bend!.x, bend!.y);
  context.lineTo(to!.x, to!.y);
  context.stroke();
}

function drawPebbles(context: Context, square: Square, stones: Stones, size: number): void {
  for (const salt of [61, 62, 63]) {
    const { x, y } = spot(square, salt, size, size / 6);
    const radius = size * (0.035 + 0.035 * speck(square, salt + 3));
    context.fillStyle = faded('#000000', 0.3);
    context.beginPath();
    context.ellipse(x, y + radius * 0.6, radius * 1.2, radius * 0.7, 0, 0, 7);
    context.fill();
    context.fillStyle = faded(stones.edge, 0.6);
    context.beginPath();
    context.ellipse(x, y, radius * 1.1, radius * 0.8, 0, 0, 7);
    context.fill();
  }
}

function drawTufts(context: Context, square: Square, stones: Stones, size: number): void {
  context.fillStyle = faded(stones.leaf, stones.isRemembered ? 0.35 : 0.4);
  for (const salt of [71, 72, 73, 74]) {
    const { x, y } = spot(square, salt, size, size / 6);
    context.beginPath();
    context.ellipse(x, y, size * 0.11, size * 0.07, speck(square, salt + 2) * 3, 0, 7);
    context.fill();
  }
}

/** A long bone with its two ends. */
function drawBone(context: Context, square: Square, stones: Stones, size: number): void {
  const { x, y } = spot(square, 81, size, size / 4);
  context.save();
  context.translate(x, y);
  context.rotate(speck(square, 82) * Math.PI);
  context.strokeStyle = faded(stones.step, stones.isRemembered ? 0.3 : 0.4);
  context.fillStyle = context.strokeStyle;
  context.lineWidth = Math.max(1.5, size / 20);
  const reach = size * 0.16;
  context.beginPath();
  context.moveTo(-reach, 0);
  context.lineTo(reach, 0);
  context.stroke();
  for (const [dx, dy] of [
    [-reach, -1],
    [-reach, 1],
    [reach, -1],
    [reach, 1],
  ] as const) {
    context.beginPath();
    context.arc(dx, dy * size * 0.035, size * 0.045, 0, 7);
    context.fill();
  }
  context.restore();
}
