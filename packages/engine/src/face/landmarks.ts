// Landmarks of the known map: stairs, doors, enemies.

import type { FixtureUse, GameView, TerrainName } from '../game/index.ts';
import { hostiles, nearestFirst, squaresOf, terrainAt } from './known-map.ts';
import { type Square, sameSquare } from './square.ts';

/** A landmark for the list of nearby ones. */
export interface Landmark extends Square {
  readonly name: string;
  readonly terrain: TerrainName;
}

const LANDMARKS: Readonly<Partial<Record<TerrainName, string>>> = {
  'stairs-up': 'stairs up',
  'stairs-down': 'stairs down',
  'branch-stairs': 'stairs into a branch',
  'closed-door': 'closed door',
  'open-door': 'open door',
  'locked-door': 'locked door',
};

/** Known doors and stairs, nearest first. */
export function landmarks(view: GameView): Landmark[] {
  const found = [...squaresOf(view)].flatMap(square => {
    const terrain = terrainAt(view, square);
    const name = LANDMARKS[terrain];
    return name === undefined ? [] : [{ name, terrain, ...square }];
  });
  return nearestFirst(view, found);
}

/** Destinations other than here: stairs first, then altars, fountains and doors, each nearest first. */
export function goals(view: GameView): Square[] {
  const { hero } = view;
  const places = landmarks(view).filter(place => !sameSquare(place, hero));
  const stairs = places.filter(({ terrain }) => terrain.includes('stairs'));
  const sites = view.things.filter(
    thing => thing.use !== undefined && SITES.has(thing.use) && !sameSquare(thing, hero),
  );
  return [
    ...stairs,
    ...nearestFirst(view, sites),
    ...places.filter(place => !stairs.includes(place)),
  ];
}

/** Fixtures to which one goes. */
const SITES: ReadonlySet<FixtureUse> = new Set<FixtureUse>(['altar', 'feature', 'way']);

/** The signs of ground. */
const SIGNS: Readonly<Record<string, readonly TerrainName[] | undefined>> = {
  '<': ['stairs-up'],
  '>': ['stairs-down', 'branch-stairs'],
  '+': ['closed-door', 'open-door', 'locked-door'],
};

/** Known places and things with a sign of the map other than here, the nearest first: `<`, `_` for altars, `!`. */
export function placesOfSign(view: GameView, sign: string): Square[] {
  const terrains = SIGNS[sign] ?? [];
  const places = landmarks(view).filter(({ terrain }) => terrains.includes(terrain));
  const things = view.things.filter(({ kind, glyph }) => kind !== 'creature' && glyph === sign);
  const all: Square[] = [...places, ...things];
  return nearestFirst(
    view,
    all.filter(place => !sameSquare(place, view.hero)),
  );
}

/** Whether a key is a sign of the map. */
export function isSign(key: string): boolean {
  return /^[^\p{L}\d\s]$/u.test(key);
}

/**
 * The destination after a square; the square itself, or the hero's own, if there is none.
 * @param sign only destinations with this sign; undefined for all. Where no altar is known, `_` is all of them.
 */
export function nextGoal(
  view: GameView,
  after: Square | undefined,
  sign: string | undefined,
): Square {
  const signed = sign === undefined ? [] : placesOfSign(view, sign);
  const isAny = sign === undefined || (sign === '_' && signed.length === 0);
  const all = isAny ? goals(view) : signed;
  const at = after === undefined ? -1 : all.findIndex(one => sameSquare(one, after));
  return nextIn(all, at, 1) ?? after ?? view.hero;
}

/** The hostile creature after or before the one on a square; the square itself without any. */
export function nextHostile(view: GameView, square: Square, step: 1 | -1): Square {
  const all = hostiles(view);
  const at = all.findIndex(thing => sameSquare(thing, square));
  return nextIn(all, at, step) ?? square;
}

/**
 * The creature to look at after or before the one on a square: the next hostile one, else the next of any mood; the
 * square itself without any.
 */
export function nextCreature(view: GameView, square: Square, step: 1 | -1): Square {
  const seen = view.things.filter(({ kind }) => kind === 'creature');
  const all = hostiles(view).length > 0 ? hostiles(view) : nearestFirst(view, seen);
  const at = all.findIndex(thing => sameSquare(thing, square));
  return nextIn(all, at, step) ?? square;
}

/**
 * The next or previous element, cyclically.
 * @param at index of the present one; −1 for none, followed by the first or the last
 * @returns undefined if there are no elements
 */
export function nextIn<Thing>(all: readonly Thing[], at: number, step: 1 | -1): Thing | undefined {
  const next = at < 0 && step < 0 ? -1 : (at + step) % Math.max(1, all.length);
  return all.at(next);
}
