// Heroes whose players leave a shared world for a while: they are on no level until they come back.

import { stepOut } from '../body/ending.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { levelAt, squareOf } from '../movement/change-level.ts';
import type { GameState } from '../state/state.ts';
import { dropUnpaid, enterWorld } from './going-home.ts';

/** A hero leaves the world. Goods that aren't paid for stay where he stood. */
export function goAway(state: GameState): void {
  dropUnpaid(state);
  stepOut(state);
}

/**
 * A hero comes back to where he left the world, or to the nearest free square, or to the entrance of the first level.
 * He acts from the next turn on.
 * @returns whether there was room
 */
export function comeBack(state: GameState): boolean {
  const { seat, hero, level } = state;
  const near = freeSquareNear(level.map, hero.square);
  if (near >= 0) {
    enterWorld(state, seat.depth, near);
    return true;
  }
  const first = levelAt(state, 1);
  const square = freeSquareNear(first.map, squareOf(first.map, 'stairs-up'));
  if (square >= 0) {
    enterWorld(state, 1, square);
  }
  return square >= 0;
}
