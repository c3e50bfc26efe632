// The blank scroll. NetHack 3.6.7 src/read.c (seffects, SCR_BLANK_PAPER).

import type { PowerDeed, Use } from '../../state/power-deed.ts';

/** Reads nothing. */
const read: Use = state => {
  state.logFelt('page-blank', state.hero.id);
  return false;
};

/** The scroll. */
export const blank: PowerDeed = {
  word: 'blank',
  read,
};
