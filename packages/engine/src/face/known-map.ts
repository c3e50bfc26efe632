// The map as the hero knows it, with items and creatures. This is the only reader of a view's map codes.

import { type GameView, TERRAIN_CODES, type TerrainName, type ThingView } from '../game/index.ts';
import { distance, type Square, sameSquare } from './square.ts';

/** The map part of a view. */
export type Mapped = Pick<GameView, 'map'>;

const NAMES: ReadonlyMap<string, TerrainName> = new Map(
  (Object.entries(TERRAIN_CODES) as [TerrainName, string][]).map(([name, code]) => [code, name]),
);

/** The known terrain of a square; `unknown` beyond the edge. */
export function terrainAt({ map }: Mapped, { x, y }: Square): TerrainName {
  return NAMES.get(map.terrain[y]?.[x] ?? ' ') ?? 'unknown';
}

/** Characters for terrain on text maps. */
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
  lava: '▒',
  ice: '░',
  sewage: '≋',
  tree: '♣',
  bridge: '═',
  'branch-stairs': '»',
};

/** The character of a square's terrain on a text map; a space if unknown. */
export function terrainSign(view: Mapped, square: Square): string {
  return SIGNS[terrainAt(view, square)];
}

/** Whether the hero currently sees the square. */
export function seesSquare({ map }: Mapped, { x, y }: Square): boolean {
  return map.visible[y]?.[x] === '1';
}

/** Whether the hero sees the square by light, not only by touch. */
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

/** Ground and walls without further description. */
const PLAIN: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'floor',
  'cave-floor',
  'corridor',
]);

/** Whether a square is worth describing: items, a door, stairs, water. */
export function isWorthALook(view: GameView, square: Square): boolean {
  return !PLAIN.has(terrainAt(view, square)) || thingsAt(view, square).length > 0;
}

/** Whether a thing is on a square; a creature of several squares is on each of them. */
export function standsOn(
  { x, y, parts }: Pick<ThingView, 'x' | 'y' | 'parts'>,
  square: Square,
): boolean {
  return parts === undefined
    ? sameSquare({ x, y }, square)
    : parts.some(part => sameSquare(part, square));
}

/** The visible objects on a square except the hero, topmost first. */
export function thingsAt({ things }: Pick<GameView, 'things'>, { x, y }: Square): ThingView[] {
  return things
    .filter(thing => standsOn(thing, { x, y }) && thing.kind !== 'hero')
    .sort((one, other) => height(other) - height(one));
}

/** The items under the hero, in the order of their arrival. */
export function thingsUnderfoot(view: GameView): ThingView[] {
  return thingsAt(view, view.hero)
    .filter(({ kind }) => kind === 'item')
    .reverse();
}

/** The creature known to be on a square. */
export function creatureAt(view: Pick<GameView, 'things'>, square: Square): ThingView | undefined {
  return thingsAt(view, square).find(({ kind }) => kind === 'creature');
}

/** Drawing order of objects on one square: fixtures and items are lowest. */
export function height({ kind }: ThingView): number {
  return ['fixture', 'item', 'creature', 'hero', 'effect'].indexOf(kind);
}

/** Hostile creatures that the hero knows of, seen or sensed, nearest first. */
export function hostiles(view: GameView): ThingView[] {
  return nearestFirst(
    view,
    view.things.filter(thing => thing.kind === 'creature' && thing.hostile),
  );
}

/** Whether a creature was sensed and isn't seen: it may have left, and there are no odds for it. */
export function isSensed({ kind, id }: Pick<ThingView, 'kind' | 'id'>): boolean {
  return kind === 'creature' && id === 0;
}

/** Hostile creatures that the hero sees, nearest first. */
export function hostilesSeen(view: GameView): ThingView[] {
  return hostiles(view).filter(creature => !isSensed(creature));
}

/** Whether an enemy in sight may stop a walk or a rest, as far as it shows: it can act, and the player doesn't let it be. */
export function isInTheWay({ inactive, spared }: ThingView): boolean {
  return inactive === undefined && spared === undefined;
}

/** Objects of a kind on visible squares, nearest first. */
export function inSight(view: GameView, kind: ThingView['kind']): ThingView[] {
  return nearestFirst(
    view,
    view.things.filter(thing => thing.kind === kind && seesSquare(view, thing)),
  );
}

/** Whether something is what a dead creature has left, by its name: the view has no other sign of it. */
export function isCorpse({ name }: { readonly name: string }): boolean {
  return /corpse|body of/.test(name);
}

/** Squares by distance from the hero, stable for equal distances. */
export function nearestFirst<Place extends Square>(
  { hero }: GameView,
  places: readonly Place[],
): Place[] {
  return places.toSorted((one, other) => distance(hero, one) - distance(hero, other));
}
