// The scroll on which nothing is written. NetHack 3.6.7 src/read.c (seffects, SCR_BLANK_PAPER).

import type { PowerDeed, Use } from '../../state/power-deed.ts';

/** Nothing is read. */
const read: Use = state => {
  state.logFelt('page-blank', state.hero.id);
  return false;
};

/** The scroll. */
export const blank: PowerDeed = {
  word: 'blank',
  read,
};
