// The blank scroll. NetHack 3.6.7 src/read.c (seffects, SCR_BLANK_PAPER).

import type { Effect } from '../effects/effect.ts';

/** Reads nothing. */
export const blank: Effect = state => {
  state.logFelt('page-blank', state.hero.id);
  return false;
};
