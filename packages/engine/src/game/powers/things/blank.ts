// The scroll on which nothing is written. NetHack 3.6.7 src/read.c (seffects, SCR_BLANK_PAPER).

import type { Effect } from '../effects/effect.ts';

/** Nothing is read. */
export const blank: Effect = state => {
  state.logFelt('page-blank', state.hero.id);
  return false;
};
