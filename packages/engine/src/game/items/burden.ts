// How heavily the hero is laden, told when it changes. NetHack 3.6.7 src/hack.c (encumber_msg).

import { burdenOf } from '../../actors/index.ts';
import { ENCUMBRANCES, type Encumbrance } from '../../speed/index.ts';
import type { GameState } from '../state/state.ts';

/** Tells of a burden that is another than it was. */
export function tellBurden(state: GameState, before: Encumbrance): void {
  const { encumbrance } = state.pace.read(state.ruleset, state.sheet);
  if (encumbrance !== before) {
    state.logFelt('burden-changed', state.hero.id, ENCUMBRANCES.indexOf(encumbrance));
  }
}

/** Pieces of a thing that can be taken up without the load becoming heavier than `most`; 0…count. */
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
