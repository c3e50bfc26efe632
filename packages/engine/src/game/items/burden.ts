// The hero's burden, logged when it changes. NetHack 3.6.7 src/hack.c (encumber_msg).

import { burdenOf } from '../../actors/index.ts';
import { ENCUMBRANCES, type Encumbrance } from '../../speed/index.ts';
import type { GameState } from '../state/state.ts';

/** Logs the burden if it has changed. */
export function tellBurden(state: GameState, before: Encumbrance): void {
  const { encumbrance } = state.pace.read(state.ruleset, state.sheet);
  if (encumbrance !== before) {
    state.logFelt('burden-changed', state.hero.id, ENCUMBRANCES.indexOf(encumbrance));
  }
}

/** Number of pieces of an item that can be picked up without a burden above `most`; 0…count. */
export function piecesThatFit(
  { ruleset, sheet }: GameState,
  gramsEach: number,
  count: number,
  most: Encumbrance,
): number {
  const limit = ENCUMBRANCES.indexOf(most);
  const fits = (pieces: number) =>
    ENCUMBRANCES.indexOf(burdenOf(ruleset, sheet, pieces * gramsEach)) <= limit;
  let least = 0;
  let beyond = count + 1;
  while (beyond - least > 1) {
    const pieces = (least + beyond) >> 1;
    if (fits(pieces)) {
      least = pieces;
    } else {
      beyond = pieces;
    }
  }
  return least;
}
