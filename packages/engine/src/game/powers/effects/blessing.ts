// The scroll of blessing: to-hit for a while. Angband 3.0.5 src/cmd6.c (SV_SCROLL_BLESSING).

import { prolong } from '../../body/afflict.ts';
import { BLESSING, boostTurns } from './boost-turns.ts';
import { type Effect, signOf } from './effect.ts';

/** Blesses the reader. */
export const blessing: Effect = (state, scroll) => {
  const turns = boostTurns(state.luck('scrolls'), BLESSING, signOf(scroll));
  prolong(state, state.hero, 'blessed', turns);
  return true;
};
