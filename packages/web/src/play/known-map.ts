// The map as the hero knows it, for the page's own conveniences: what lies where.

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

/** What stands on a square. */
export function terrainAt({ map }: GameView, { x, y }: Square): TerrainName {
  return TERRAINS.get(map.terrain[y]?.[x] ?? ' ') ?? 'unknown';
}

/** Whether the hero sees the square now. */
export function seesSquare({ map }: GameView, { x, y }: Square): boolean {
  return map.visible[y]?.[x] === '1';
}

/** Whether the hero sees the square by light; what is only felt beside him is dark. */
export function isLit({ map }: GameView, { x, y }: Square): boolean {
  return map.lit[y]?.[x] === '1';
}

/** What the hero sees on a square, the topmost first; not the hero. */
export function thingsAt({ things }: GameView, { x, y }: Square): ThingView[] {
  return things
    .filter(thing => thing.x === x && thing.y === y && thing.kind !== 'hero')
    .sort((one, other) => height(other) - height(one));
}

/** The things that the hero stands on, the topmost first. */
export function thingsUnderfoot(view: GameView): ThingView[] {
  return thingsAt(view, view.hero)
    .filter(({ kind }) => kind === 'item')
    .reverse();
}

/** The creature that the hero sees on a square. */
export function creatureAt(view: GameView, square: Square): ThingView | undefined {
  return thingsAt(view, square).find(({ kind }) => kind === 'creature');
}

/** Ground and walls of which a look tells nothing. */
const PLAIN = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'floor',
  'cave-floor',
  'corridor',
]);

/** Whether a square has something to tell: things, a door, stairs, water. */
export function isWorthALook(view: GameView, square: Square): boolean {
  return !PLAIN.has(terrainAt(view, square)) || thingsAt(view, square).length > 0;
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

/** Places to go to, elsewhere than here: stairs first, then doors, each the nearest first. */
export function goals(view: GameView): Landmark[] {
  const places = landmarks(view).filter(place => !sameSquare(place, view.hero));
  const stairs = places.filter(({ terrain }) => terrain.startsWith('stairs'));
  return [...stairs, ...places.filter(place => !stairs.includes(place))];
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
