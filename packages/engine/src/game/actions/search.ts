// Searching adjacent squares for hidden features: doors and passages by NetHack 3.6.7 src/detect.c (dosearch0),
// runes and traps by Crossfire server/rune.c (trap_see).

import { exerciseBy } from '../body/exercise/exercise.ts';
import { lookForHidden } from '../fixtures/finding.ts';
import { isHidden, uncover } from '../movement/change-terrain.ts';
import { lookAround } from '../movement/stepping.ts';
import type { ActionResult } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';
import { repeat } from './rest.ts';

/** Searches for up to `count` moves; ends with a discovery, or as a rest ends. */
export function search(state: GameState, count: number): ActionResult {
  return repeat(state, count, searchOnce);
}

function searchOnce(state: GameState): boolean {
  const { level, hero, ruleset } = state;
  // NetHack's rnl(7) at luck 0.
  const { foundOneIn } = ruleset.slots.world.searching;
  let found = lookForHidden(state);
  for (let direction = 1; direction <= 8; direction++) {
    const square = level.map.neighbour(hero.square, direction);
    if (isHidden(state, square) && state.luck('searching').test(1, foundOneIn, 'finds')) {
      uncover(state, square);
      found = true;
    }
  }
  if (found) {
    exerciseBy(state, 'hidden-found');
    lookAround(state);
  }
  return found;
}
