// The scroll of blessing: a temporary to-hit bonus. Angband 3.0.5 src/cmd6.c (SV_SCROLL_BLESSING).

import { prolong } from '../../body/afflict.ts';
import { type Effect, signOf } from '../effects/effect.ts';
import { boostTurns } from './boost-turns.ts';

/** Blesses the reader. */
export const blessing: Effect = (state, scroll) => {
  const { potions } = state.ruleset.slots.world;
  const turns = boostTurns(state.luck('scrolls'), potions.blessing, signOf(scroll));
  prolong(state, state.hero, 'blessed', turns);
  return true;
};
