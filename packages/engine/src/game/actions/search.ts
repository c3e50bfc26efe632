// Searching the squares around for what is hidden. NetHack 3.6.7 src/detect.c (dosearch0).

import { isHidden, uncover } from '../movement/change-terrain.ts';
import { lookAround } from '../movement/stepping.ts';
import type { ActionResult } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';
import { repeat } from './rest.ts';

/** Each thing that is hidden is found once in so many moves. NetHack's rnl(7) without luck. */
const FOUND_ONE_IN = 7;

/** Searches for up to `count` moves; ends when something is found, or as a rest ends. */
export function search(state: GameState, count: number): ActionResult {
  return repeat(state, count, searchOnce);
}

function searchOnce(state: GameState): boolean {
  const { level, hero } = state;
  let found = false;
  for (let direction = 1; direction <= 8; direction++) {
    const square = level.map.neighbour(hero.square, direction);
    if (isHidden(state, square) && state.luck('searching').test(1, FOUND_ONE_IN, 'finds')) {
      uncover(state, square);
      found = true;
    }
  }
  if (found) {
    lookAround(state);
  }
  return found;
}
