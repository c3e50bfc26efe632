// The map as the hero knows it, for the page's own conveniences: what lies where, and ways over
// known ground. Rules are the engine's; a way is only a row of moves the player could have made.

import {
  type GameView,
  TERRAIN_LETTERS,
  type TerrainName,
  type ThingView,
} from '@roguewright/engine/game';
import { DX, DY } from '@roguewright/engine/world';
import { label, offsetWords } from '../figures.ts';

/** A square of the level. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

const TERRAINS = new Map(
  Object.entries(TERRAIN_LETTERS).map(([name, letter]) => [letter, name as TerrainName]),
);

/** Ground that a walk may lead over; a closed door opens under way. */
const WALKABLE = new Set<TerrainName>([
  'floor',
  'corridor',
  'open-door',
  'closed-door',
  'stairs-up',
  'stairs-down',
  'broken-door',
  'doorway',
  'cave-floor',
  'shallow-water',
]);

const DOORS = new Set<TerrainName>(['open-door', 'closed-door']);

/** What stands on a square. */
export function terrainAt({ map }: GameView, { x, y }: Square): TerrainName {
  return TERRAINS.get(map.terrain[y]?.[x] ?? ' ') ?? 'unknown';
}

/** Whether the hero sees the square now. */
export function seesSquare({ map }: GameView, { x, y }: Square): boolean {
  return map.visible[y]?.[x] === '1';
}

/** What the hero sees on a square, the topmost first; not the hero. */
export function thingsAt({ things }: GameView, { x, y }: Square): ThingView[] {
  return things
    .filter(thing => thing.x === x && thing.y === y && thing.kind !== 'hero')
    .sort((one, other) => height(other) - height(one));
}

/** The creature that the hero sees on a square. */
export function creatureAt(view: GameView, square: Square): ThingView | undefined {
  return thingsAt(view, square).find(({ kind }) => kind === 'creature');
}

/** How high a thing stands on its square when several are drawn. */
export function height({ kind }: ThingView): number {
  return ['item', 'creature', 'hero', 'effect'].indexOf(kind);
}

/** Hostile creatures in sight, the nearest first. */
export function hostiles(view: GameView): ThingView[] {
  return view.things
    .filter(thing => thing.kind === 'creature' && thing.hostile)
    .sort((one, other) => distance(view.hero, one) - distance(view.hero, other));
}

/** Moves between two squares over open ground. */
export function distance(from: Square, to: Square): number {
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
}

/** The square one step away. */
export function neighbour({ x, y }: Square, direction: number): Square {
  return { x: x + DX[direction]!, y: y + DY[direction]! };
}

export function sameSquare(one: Square, other: Square): boolean {
  return one.x === other.x && one.y === other.y;
}

/**
 * The directions of a shortest way over known ground, from the hero; undefined when none is known.
 * Like walking itself it doesn't cut through doors on the slant, and it goes around creatures.
 */
export function wayTo(view: GameView, goal: Square): number[] | undefined {
  const { width, height: rows } = view.map;
  const isInside = goal.x >= 0 && goal.x < width && goal.y >= 0 && goal.y < rows;
  if (!isInside || !WALKABLE.has(terrainAt(view, goal))) {
    return undefined;
  }
  const cameBy = searchFrom(view, goal);
  return cameBy === undefined ? undefined : readWay(view, cameBy, goal);
}

/** By which direction each reached square was entered, 0 for unreached; undefined when goal isn't. */
function searchFrom(view: GameView, goal: Square): Uint8Array | undefined {
  const { width, height: rows } = view.map;
  const cameBy = new Uint8Array(width * rows);
  const start: Square = view.hero;
  const queue = [start];
  for (const square of queue) {
    if (sameSquare(square, goal)) {
      return cameBy;
    }
    // Straight steps first, so that ways look as people walk.
    for (const direction of [1, 3, 5, 7, 2, 4, 6, 8]) {
      const next = neighbour(square, direction);
      const at = next.y * width + next.x;
      const isNew = cameBy[at] === 0 && !sameSquare(next, start);
      if (isNew && canStep(view, square, next, direction)) {
        cameBy[at] = direction;
        queue.push(next);
      }
    }
  }
  return undefined;
}

function canStep(view: GameView, from: Square, to: Square, direction: number): boolean {
  const terrain = terrainAt(view, to);
  if (!WALKABLE.has(terrain) || creatureAt(view, to) !== undefined) {
    return false;
  }
  const isSlanted = direction % 2 === 0;
  return !isSlanted || (!DOORS.has(terrain) && !DOORS.has(terrainAt(view, from)));
}

function readWay(view: GameView, cameBy: Uint8Array, goal: Square): number[] {
  const way: number[] = [];
  let at = goal;
  while (!sameSquare(at, view.hero)) {
    const direction = cameBy[at.y * view.map.width + at.x]!;
    way.unshift(direction);
    at = { x: at.x - DX[direction]!, y: at.y - DY[direction]! };
  }
  return way;
}

/** A thing or a place worth a line in the list of what is near. */
export interface Landmark extends Square {
  readonly name: string;
  readonly terrain: TerrainName;
}

/** Things told in one sentence. */
const MOST_NEAR = 8;

const LANDMARKS: Readonly<Partial<Record<TerrainName, string>>> = {
  'stairs-up': 'stairs up',
  'stairs-down': 'stairs down',
  'closed-door': 'closed door',
  'open-door': 'open door',
  'locked-door': 'locked door',
};

/** Doors and stairs that the hero knows, the nearest first. */
export function landmarks(view: GameView): Landmark[] {
  const found: Landmark[] = [];
  view.map.terrain.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const terrain = TERRAINS.get(letter) ?? 'unknown';
      const name = LANDMARKS[terrain];
      if (name !== undefined) {
        found.push({ name, terrain, x, y });
      }
    });
  });
  return found.sort((one, other) => distance(view.hero, one) - distance(view.hero, other));
}

/** What is in sight and near, in one sentence: for readers of screens. */
export function surroundings(view: GameView): string {
  const { hero } = view;
  const where = ({ x, y }: Square) => offsetWords(x - hero.x, y - hero.y);
  const things = view.things.filter(({ kind }) => kind === 'creature' || kind === 'item');
  const near = [...things, ...landmarks(view)].sort(
    (one, other) => distance(hero, one) - distance(hero, other),
  );
  const list = near.slice(0, MOST_NEAR).map(thing => `${thing.name} ${where(thing)}`);
  return `You stand on: ${label(terrainAt(view, hero))}. Near: ${list.join('; ') || 'nothing'}.`;
}

/** The known map as lines of letters, things and the hero on it: for readers of screens. */
export function mapText(view: GameView): string {
  const rows = view.map.terrain.map(row => [...row]);
  for (const thing of [...view.things].sort((one, other) => height(one) - height(other))) {
    const row = rows[thing.y];
    if (row !== undefined && thing.kind !== 'effect') {
      row[thing.x] = thing.glyph;
    }
  }
  const hero = rows[view.hero.y];
  if (hero !== undefined) {
    hero[view.hero.x] = '@';
  }
  return rows.map(row => row.join('').trimEnd()).join('\n');
}
