// Oil. NetHack 3.6.7 src/potion.c (peffects, POT_OIL): it is for lamps, and tastes like that.

import type { PowerDeed, Use } from '../../state/power-deed.ts';

/** Drinks oil. */
const drink: Use = state => {
  state.logFelt('oil-drunk', state.hero.id);
  return true;
};

/** The potion. */
export const oil: PowerDeed = { word: 'oil', drunk: drink };
