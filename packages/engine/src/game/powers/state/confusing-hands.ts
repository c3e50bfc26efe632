// The scroll of monster confusion, which gives a confusing touch. Angband 3.0.5 src/cmd6.c
// (SV_SCROLL_MONSTER_CONFUSION): it stays until the first blow that hits without killing.

import { prolong } from '../../body/afflict.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';

/** A number of turns longer than any game. */
const UNTIL_USED = 1_000_000;

/** Gives the reader a confusing touch. */
const read: Use = state => {
  prolong(state, state.hero, 'confusing-hands', UNTIL_USED);
  return true;
};

/** The scroll. */
export const confusingHands: PowerDeed = {
  word: 'confusing-hands',
  read,
};
