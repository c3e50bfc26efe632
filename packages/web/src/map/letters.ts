// The ground in letters, as a terminal shows it: walls as lines, a bright colour for each kind, and what is only
// remembered in one cold colour.

import { isLit, type Square, seesSquare, terrainAt } from '@roguewright/engine/face';
import type { GameView, TerrainName } from '@roguewright/engine/game';
import { DX, DY } from '@roguewright/engine/world';
import { faded, INK } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** What is only remembered, and how much of it shows. */
const MEMORY = { colour: '#8fa6c8', alpha: 0.62 };

/** The letter and the colour of each ground. */
const LETTERS: Readonly<Record<TerrainName, readonly [string, string]>> = {
  unknown: [' ', INK.muted],
  rock: [' ', INK.muted],
  wall: ['#', '#c9bd9c'],
  floor: ['·', '#a39c8a'],
  corridor: ['░', '#7f8691'],
  'closed-door': ['+', '#d59a55'],
  'open-door': ['∕', '#d59a55'],
  'stairs-up': ['<', INK.text],
  'stairs-down': ['>', INK.text],
  water: ['~', '#7fd0ff'],
  'locked-door': ['+', '#d59a55'],
  'broken-door': ['∕', '#d59a55'],
  doorway: ['·', '#d59a55'],
  'cave-floor': ['·', '#8f8b7c'],
  'cave-wall': ['▓', '#9a927c'],
  'shallow-water': ['~', '#66a5c7'],
  lava: ['~', '#ff7a3d'],
  ice: ['·', '#a9dcf2'],
  sewage: ['~', '#9aa84a'],
  tree: ['♣', '#6fbf5f'],
  bridge: ['=', '#d59a55'],
  'branch-stairs': ['»', INK.accent],
};

/** What the line of a wall goes on into. */
const BUILT = new Set<TerrainName>([
  'wall',
  'closed-door',
  'open-door',
  'locked-door',
  'broken-door',
  'doorway',
]);

/** Draws the ground of one square. */
export function drawLetter(
  context: Context,
  view: GameView,
  square: Square,
  terrain: TerrainName,
  size: number,
): void {
  const [letter, colour] = LETTERS[terrain];
  const isSeen = seesSquare(view, square);
  context.globalAlpha = isLit(view, square) ? 1 : isSeen ? 0.75 : MEMORY.alpha;
  const ink = isSeen ? colour : MEMORY.colour;
  if (terrain === 'wall') {
    drawWallLine(context, view, square, ink, size);
  } else {
    writeGlyph(context, letter, ink, size);
  }
  context.globalAlpha = 1;
}

/** A wall as lines to the walls and doors beside it; a post where it stands alone. */
function drawWallLine(
  context: Context,
  view: GameView,
  square: Square,
  ink: string,
  size: number,
): void {
  const half = size / 2;
  context.fillStyle = faded(ink, 0.16);
  context.fillRect(0, 0, size, size);
  context.strokeStyle = ink;
  context.lineWidth = Math.max(2, size / 9);
  context.lineCap = 'square';
  context.beginPath();
  for (const direction of [1, 3, 5, 7]) {
    const [dx, dy] = [DX[direction]!, DY[direction]!];
    if (BUILT.has(terrainAt(view, { x: square.x + dx, y: square.y + dy }))) {
      context.moveTo(half, half);
      context.lineTo(half + dx * half, half + dy * half);
    }
  }
  context.moveTo(half, half);
  context.lineTo(half, half);
  context.stroke();
}

/** A letter in the middle of a square whose corner is the origin. */
export function writeGlyph(context: Context, glyph: string, colour: string, size: number): void {
  context.font = `${Math.round(size * 0.86)}px "DejaVu Mono", monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(glyph, size / 2, size / 2 + size * 0.04);
}
