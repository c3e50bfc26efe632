// Landmarks of the known map: stairs, doors, enemies.

import type { GameView, TerrainName } from '../game/index.ts';
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

/** Destinations other than here: stairs first, then doors, each nearest first. */
export function goals(view: GameView): Landmark[] {
  const places = landmarks(view).filter(place => !sameSquare(place, view.hero));
  const stairs = places.filter(({ terrain }) => terrain.includes('stairs'));
  return [...stairs, ...places.filter(place => !stairs.includes(place))];
}

/**
 * The destination after a square; the hero's own square if there is none.
 * @param terrain only destinations with this terrain; undefined for all
 */
export function nextGoal(
  view: GameView,
  after: Square | undefined,
  terrain: TerrainName | undefined,
): Square {
  const all = goals(view).filter(place => (terrain ?? place.terrain) === place.terrain);
  const at = after === undefined ? -1 : all.findIndex(one => sameSquare(one, after));
  return nextIn(all, at, 1) ?? view.hero;
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
