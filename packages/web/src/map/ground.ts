// The ground: walls as solid shapes with lit edges, floor with a faint grain, stairs with depth. What is
// seen without light is darker, what is only remembered is a cold blue.

import { isLit, type Square, seesSquare, terrainAt } from '@roguewright/engine/face';
import type { GameView, MapView, TerrainName } from '@roguewright/engine/game';
import { DX, DY } from '@roguewright/engine/world';
import type { Camera } from './camera.ts';
import { faded, INK } from './palette.ts';
import type { Scene } from './scene.ts';
import { REMEMBERED, type Stones, stonesOf } from './stones.ts';
import { drawArch, drawWild } from './wild-ground.ts';

type Context = CanvasRenderingContext2D;

const OPEN = new Set<TerrainName>([
  'floor',
  'corridor',
  'open-door',
  'closed-door',
  'stairs-up',
  'stairs-down',
  'water',
  'locked-door',
  'broken-door',
  'doorway',
  'cave-floor',
  'shallow-water',
  'lava',
  'ice',
  'sewage',
  'bridge',
  'branch-stairs',
]);

/**
 * Draws the ground of a window; `context` is in pixels of the page.
 * @param drawn the map that stands there already: only what differs from it is drawn
 */
export function drawGround(
  context: Context,
  { view, camera, style }: Scene,
  drawn?: MapView,
): void {
  const { columns, rows, left, top, size } = camera;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = { x: left + column, y: top + row };
      if (drawn === undefined || looksDifferent(view.map, drawn, square)) {
        const terrain = terrainAt(view, square);
        context.save();
        context.translate(column * size, row * size);
        context.fillStyle = INK.ground;
        context.fillRect(0, 0, size, size);
        if (style === 'tiles') {
          drawTile(context, view, square, terrain, size);
        } else {
          drawLetter(context, view, square, terrain, size);
        }
        context.restore();
      }
    }
  }
}

/** Whether a square or, for the edges of walls, one beside it differs between two maps. */
function looksDifferent(one: MapView, other: MapView, { x, y }: Square): boolean {
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      if (
        one.terrain[row]?.[column] !== other.terrain[row]?.[column] ||
        one.visible[row]?.[column] !== other.visible[row]?.[column] ||
        one.lit[row]?.[column] !== other.lit[row]?.[column]
      ) {
        return true;
      }
    }
  }
  return false;
}

function stonesAt(view: GameView, square: Square): Stones {
  const sight = !seesSquare(view, square) ? 'remembered' : isLit(view, square) ? 'lit' : 'dark';
  return stonesOf(view.dungeonLevel, sight);
}

function drawTile(
  context: Context,
  view: GameView,
  square: Square,
  terrain: TerrainName,
  size: number,
): void {
  const stones = stonesAt(view, square);
  switch (terrain) {
    case 'rock':
      return;
    case 'wall':
    case 'cave-wall':
      drawWall(context, view, square, stones, size);
      return;
    case 'floor':
    case 'corridor':
      drawFloor(context, square, terrain, stones, size);
      return;
    case 'cave-floor':
    case 'doorway':
      drawFloor(context, square, 'corridor', stones, size);
      return;
    case 'closed-door':
    case 'locked-door':
    case 'open-door':
    case 'broken-door':
      drawFloor(context, square, 'corridor', stones, size);
      drawDoor(
        context,
        view,
        square,
        terrain === 'open-door' || terrain === 'broken-door',
        stones,
        size,
      );
      return;
    case 'stairs-up':
    case 'stairs-down':
      drawFloor(context, square, 'floor', stones, size);
      drawStairs(context, terrain === 'stairs-up', stones, size);
      return;
    case 'shallow-water':
      drawFloor(context, square, 'floor', stones, size);
      context.globalAlpha = 0.5;
      drawWater(context, stones, size);
      context.globalAlpha = 1;
      return;
    case 'water':
      drawWater(context, stones, size);
      return;
    case 'branch-stairs':
      drawFloor(context, square, 'floor', stones, size);
      drawStairs(context, false, stones, size);
      drawArch(context, stones, size);
      return;
    case 'lava':
    case 'ice':
    case 'sewage':
    case 'tree':
    case 'bridge':
      drawFloor(context, square, 'floor', stones, size);
      drawWild(context, square, terrain, stones, size);
      return;
    case 'unknown':
      return;
  }
}

/** Always the same speck on the same square. */
function speck({ x, y }: Square, salt: number): number {
  let mixed = Math.imul(x + 31 * salt, 0x9e3779b1) ^ Math.imul(y + 17 * salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}

function drawFloor(
  context: Context,
  square: Square,
  terrain: 'floor' | 'corridor',
  stones: Stones,
  size: number,
): void {
  context.fillStyle = stones.floor;
  // Remembered ground has no seams: it is one dim shape.
  const seam = terrain === 'corridor' ? 1 : 0.5;
  const inset = stones.isRemembered ? 0 : seam;
  context.fillRect(inset, inset, size - 2 * inset, size - 2 * inset);
  context.fillStyle = stones.grain;
  const specks = terrain === 'corridor' ? 5 : 3;
  const grain = Math.max(1, Math.round(size / 24));
  for (let salt = 1; salt <= specks; salt++) {
    const x = speck(square, salt) * (size - 6) + 3;
    const y = speck(square, salt + 7) * (size - 6) + 3;
    context.fillRect(x, y, grain, grain);
  }
}

function drawWall(
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
  context.fillStyle = stones.edge;
  const rim = Math.max(2, Math.round(size / 14));
  const isOpen = (direction: number) =>
    OPEN.has(terrainAt(view, { x: square.x + DX[direction]!, y: square.y + DY[direction]! }));
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
    if (isOpen(direction)) {
      context.fillRect(x, y, width, height);
    }
  }
}

function drawDoor(
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
function drawStairs(context: Context, leadsUp: boolean, stones: Stones, size: number): void {
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

function drawWater(context: Context, stones: Stones, size: number): void {
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

const LETTERS: Readonly<Record<TerrainName, readonly [string, string]>> = {
  unknown: [' ', INK.muted],
  rock: [' ', INK.muted],
  wall: ['#', '#8d8672'],
  floor: ['·', '#7d796e'],
  corridor: ['░', '#5b5f66'],
  'closed-door': ['+', '#d59a55'],
  'open-door': ['∕', '#d59a55'],
  'stairs-up': ['<', INK.text],
  'stairs-down': ['>', INK.text],
  water: ['~', '#7fd0ff'],
  'locked-door': ['+', '#d59a55'],
  'broken-door': ['∕', '#d59a55'],
  doorway: ['·', '#d59a55'],
  'cave-floor': ['·', '#5b5f66'],
  'cave-wall': ['#', '#6d6a5e'],
  'shallow-water': ['~', '#4a7d99'],
  lava: ['~', '#ff7a3d'],
  ice: ['·', '#a9dcf2'],
  sewage: ['~', '#9aa84a'],
  tree: ['♣', '#6fbf5f'],
  bridge: ['=', '#d59a55'],
  'branch-stairs': ['»', INK.accent],
};

function drawLetter(
  context: Context,
  view: GameView,
  square: Square,
  terrain: TerrainName,
  size: number,
): void {
  const [letter, colour] = LETTERS[terrain];
  context.globalAlpha = isLit(view, square) ? 1 : seesSquare(view, square) ? 0.65 : 0.6;
  writeGlyph(context, letter, seesSquare(view, square) ? colour : REMEMBERED.step, size);
  context.globalAlpha = 1;
}

/** A letter in the middle of a square whose corner is the origin. */
export function writeGlyph(context: Context, glyph: string, colour: string, size: number): void {
  context.font = `${Math.round(size * 0.86)}px "DejaVu Mono", monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(glyph, size / 2, size / 2 + size * 0.04);
}

/** Where the corner of a square is, in pixels of the window. */
export function cornerOf({ left, top, size }: Camera, { x, y }: Square): Square {
  return { x: (x - left) * size, y: (y - top) * size };
}
