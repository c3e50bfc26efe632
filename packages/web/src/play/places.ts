// Places of the map that the player may mean: the next goal of a journey, the next enemy to look at,
// and the command that going to a square comes to.

import type { Command, GameView, TerrainName } from '@roguewright/engine/game';
import { commandHere, directionOf } from './aimed-command.ts';
import { creatureAt, distance, goals, hostiles, type Square, sameSquare } from './known-map.ts';

/** The goal after a square: stairs first, then doors, or places of one terrain; else the hero. */
export function nextGoal(
  view: GameView,
  after: Square | undefined,
  terrain: TerrainName | undefined,
): Square {
  const all = goals(view).filter(place => (terrain ?? place.terrain) === place.terrain);
  const at = after === undefined ? -1 : all.findIndex(one => sameSquare(one, after));
  return all[(at + 1) % Math.max(1, all.length)] ?? view.hero;
}

/** The hostile creature after the one on a square, or before it; the square itself without any. */
export function nextHostile(view: GameView, square: Square, step: 1 | -1): Square {
  const all = hostiles(view);
  const at = all.findIndex(thing => sameSquare(thing, square));
  return all.at((at + step + all.length) % Math.max(1, all.length)) ?? square;
}

/**
 * What going to a square comes to: a step or a blow beside the hero, what can be done where he
 * stands, a journey; to look at it where somebody stands far off.
 */
export function commandAt(view: GameView, square: Square): Command | 'look' {
  const far = distance(view.hero, square);
  if (far === 0) {
    return commandHere(view);
  }
  if (far === 1) {
    return { kind: 'move', direction: directionOf(view, square) };
  }
  return creatureAt(view, square) === undefined
    ? { kind: 'travel', x: square.x, y: square.y }
    : 'look';
}
