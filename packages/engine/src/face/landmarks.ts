// Places of the known map that a player may mean: stairs, doors, enemies.

import type { GameView, TerrainName } from '../game/index.ts';
import { hostiles, nearestFirst, squaresOf, terrainAt } from './known-map.ts';
import { type Square, sameSquare } from './square.ts';

/** A place worth a line in the list of what is near. */
export interface Landmark extends Square {
  readonly name: string;
  readonly terrain: TerrainName;
}

const LANDMARKS: Readonly<Partial<Record<TerrainName, string>>> = {
  'stairs-up': 'stairs up',
  'stairs-down': 'stairs down',
  'closed-door': 'closed door',
  'open-door': 'open door',
  'locked-door': 'locked door',
};

/** Doors and stairs that the hero knows, the nearest first. */
export function landmarks(view: GameView): Landmark[] {
  const found = [...squaresOf(view)].flatMap(square => {
    const terrain = terrainAt(view, square);
    const name = LANDMARKS[terrain];
    return name === undefined ? [] : [{ name, terrain, ...square }];
  });
  return nearestFirst(view, found);
}

/** Places to go to, elsewhere than here: stairs first, then doors, each the nearest first. */
export function goals(view: GameView): Landmark[] {
  const places = landmarks(view).filter(place => !sameSquare(place, view.hero));
  const stairs = places.filter(({ terrain }) => terrain.startsWith('stairs'));
  return [...stairs, ...places.filter(place => !stairs.includes(place))];
}

/**
 * The goal after a square; the hero's own square where there is none.
 * @param terrain only goals of this terrain; undefined for all
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

/** The hostile creature after the one on a square, or before it; the square itself without any. */
export function nextHostile(view: GameView, square: Square, step: 1 | -1): Square {
  const all = hostiles(view);
  const at = all.findIndex(thing => sameSquare(thing, square));
  return nextIn(all, at, step) ?? square;
}

/**
 * The next of several in a circle, or the one before.
 * @param at the index of the present one; -1 for none, of which the first or the last follows
 * @returns undefined when there are none
 */
export function nextIn<Thing>(all: readonly Thing[], at: number, step: 1 | -1): Thing | undefined {
  const next = at < 0 && step < 0 ? -1 : (at + step) % Math.max(1, all.length);
  return all.at(next);
}
