// The scroll of blessing: a temporary to-hit bonus. Angband 3.0.5 src/cmd6.c (SV_SCROLL_BLESSING).

import { prolong } from '../../body/afflict.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { boostTurns } from './boost-turns.ts';

/** Blesses the reader. */
const read: Use = (state, scroll) => {
  const { potions } = state.ruleset.slots.world;
  const turns = boostTurns(state.luck('scrolls'), potions.blessing, signOf(scroll));
  prolong(state, state.hero, 'blessed', turns);
  return true;
};

/** The scroll. */
export const blessing: PowerDeed = {
  word: 'blessing',
  read,
};
