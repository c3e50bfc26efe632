// The whole known level in small: a few pixels a square, for the corner of the column and for the overview.

import { type Square, seesSquare, terrainAt } from '@roguewright/engine/face';
import type { GameView, TerrainName, ThingView } from '@roguewright/engine/game';
import { hueColour, INK } from '../map/palette.ts';

/** Colours of the grounds that stand out; the rest is floor or wall. */
const COLOURS: Partial<Readonly<Record<TerrainName, string>>> = {
  wall: '#62748f',
  'cave-wall': '#596274',
  'closed-door': '#c98a4a',
  'open-door': '#c98a4a',
  'locked-door': '#c98a4a',
  'broken-door': '#c98a4a',
  'stairs-up': '#ffe2a0',
  'stairs-down': '#ffc857',
  'branch-stairs': '#ffc857',
  water: '#2f6f9a',
  'shallow-water': '#3f6f8a',
  lava: '#e8602a',
  ice: '#8fb7cc',
  sewage: '#7a8034',
  tree: '#4f8a45',
  bridge: '#8a5d33',
};

/** Floor in sight, and floor that is remembered. */
const FLOOR = { seen: '#8a7a5c', remembered: '#344358' };

/** Colours of what stands on the ground. */
const MARKS = { hero: '#ffffff', enemy: '#ff6b6b', friend: '#8fd6a4', thing: '#e9e2d0' };

/** The colour of a square's ground; undefined for what isn't known, and for rock. */
function groundColour(view: GameView, square: Square): string | undefined {
  const terrain = terrainAt(view, square);
  if (terrain === 'unknown' || terrain === 'rock') {
    return undefined;
  }
  return COLOURS[terrain] ?? (seesSquare(view, square) ? FLOOR.seen : FLOOR.remembered);
}

/** The mark of a thing; undefined for what isn't worth one. */
function markOf({ kind, hostile, hue }: ThingView): string | undefined {
  switch (kind) {
    case 'hero':
      return MARKS.hero;
    case 'creature':
      return hostile ? MARKS.enemy : MARKS.friend;
    case 'item':
      return MARKS.thing;
    case 'fixture':
      return hueColour(hue);
    default:
      return undefined;
  }
}

const ORDER = ['fixture', 'item', 'creature', 'hero'];

/** Draws the level. @param scale pixels of a square's side, a whole number */
export function drawLevel(context: CanvasRenderingContext2D, view: GameView, scale: number): void {
  const { width, height } = view.map;
  context.fillStyle = INK.ground;
  context.fillRect(0, 0, width * scale, height * scale);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = groundColour(view, { x, y });
      if (colour !== undefined) {
        context.fillStyle = colour;
        context.fillRect(x * scale, y * scale, scale, scale);
      }
    }
  }
  const things = [...view.things].sort(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  for (const thing of things) {
    const mark = markOf(thing);
    if (mark !== undefined) {
      // The hero is found at once: his mark is larger than his square.
      const more = thing.kind === 'hero' ? Math.max(1, Math.round(scale / 3)) : 0;
      context.fillStyle = INK.ground;
      context.fillRect(
        thing.x * scale - more,
        thing.y * scale - more,
        scale + 2 * more,
        scale + 2 * more,
      );
      context.fillStyle = mark;
      const rim = Math.floor(scale / 6) - more;
      const side = scale - 2 * rim;
      context.fillRect(thing.x * scale + rim, thing.y * scale + rim, side, side);
    }
  }
}
