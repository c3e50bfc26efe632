// The map as the hero knows it: what lies and stands where. The codes of a view are read here and
// nowhere else.

import { type GameView, TERRAIN_CODES, type TerrainName, type ThingView } from '../game/index.ts';
import { distance, type Square } from './square.ts';

/** The part of a view that is the map. */
export type Mapped = Pick<GameView, 'map'>;

const NAMES: ReadonlyMap<string, TerrainName> = new Map(
  (Object.entries(TERRAIN_CODES) as [TerrainName, string][]).map(([name, code]) => [code, name]),
);

/** What the hero knows of a square; `unknown` beyond the edge. */
export function terrainAt({ map }: Mapped, { x, y }: Square): TerrainName {
  return NAMES.get(map.terrain[y]?.[x] ?? ' ') ?? 'unknown';
}

/** What each terrain is drawn as on a map of letters. */
const SIGNS: Readonly<Record<TerrainName, string>> = {
  unknown: ' ',
  rock: '%',
  wall: '#',
  floor: '.',
  corridor: ',',
  'closed-door': '+',
  'open-door': "'",
  'stairs-up': '<',
  'stairs-down': '>',
  water: '~',
  'locked-door': '¤',
  'broken-door': '¦',
  doorway: '∩',
  'cave-floor': '·',
  'cave-wall': '§',
  'shallow-water': '≈',
};

/** The sign of a square's terrain on a map of letters; a space for what is unknown. */
export function terrainSign(view: Mapped, square: Square): string {
  return SIGNS[terrainAt(view, square)];
}

/** Whether the hero sees the square now. */
export function seesSquare({ map }: Mapped, { x, y }: Square): boolean {
  return map.visible[y]?.[x] === '1';
}

/** Whether the hero sees the square by light, and doesn't only feel it beside him. */
export function isLit({ map }: Mapped, { x, y }: Square): boolean {
  return map.lit[y]?.[x] === '1';
}

/** All squares, row by row. */
export function* squaresOf({ map }: Mapped): Generator<Square> {
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      yield { x, y };
    }
  }
}

/** All squares with one of these terrains, row by row. */
export function squaresWith(view: Mapped, names: readonly TerrainName[]): Square[] {
  return [...squaresOf(view)].filter(square => names.includes(terrainAt(view, square)));
}

/** Ground and walls of which a look tells nothing. */
const PLAIN: ReadonlySet<TerrainName> = new Set<TerrainName>([
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

/** What the hero sees on a square, the topmost first; not the hero. */
export function thingsAt({ things }: Pick<GameView, 'things'>, { x, y }: Square): ThingView[] {
  return things
    .filter(thing => thing.x === x && thing.y === y && thing.kind !== 'hero')
    .sort((one, other) => height(other) - height(one));
}

/** The things that the hero stands on, in the order in which they came to lie there. */
export function thingsUnderfoot(view: GameView): ThingView[] {
  return thingsAt(view, view.hero)
    .filter(({ kind }) => kind === 'item')
    .reverse();
}

/** The creature that the hero knows to be on a square. */
export function creatureAt(view: Pick<GameView, 'things'>, square: Square): ThingView | undefined {
  return thingsAt(view, square).find(({ kind }) => kind === 'creature');
}

/** How high a thing stands on its square when several are drawn: items lie lowest. */
export function height({ kind }: ThingView): number {
  return ['item', 'creature', 'hero', 'effect'].indexOf(kind);
}

/** Hostile creatures that the hero knows of, seen or sensed, the nearest first. */
export function hostiles(view: GameView): ThingView[] {
  return nearestFirst(
    view,
    view.things.filter(thing => thing.kind === 'creature' && thing.hostile),
  );
}

/** Things of a kind on squares in sight, the nearest first. */
export function inSight(view: GameView, kind: ThingView['kind']): ThingView[] {
  return nearestFirst(
    view,
    view.things.filter(thing => thing.kind === kind && seesSquare(view, thing)),
  );
}

/** Squares by their distance from the hero; those equally far keep their order. */
export function nearestFirst<Place extends Square>(
  { hero }: GameView,
  places: readonly Place[],
): Place[] {
  return places.toSorted((one, other) => distance(hero, one) - distance(hero, other));
}
