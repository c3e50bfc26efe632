// Water. NetHack 3.6.7 src/potion.c (peffects, POT_WATER): blessed or cursed water affects only undead and
// demons, and heroes are neither.

import { eatTime } from '../../body/nutrition.ts';
import type { Effect } from '../effects/effect.ts';

/** Maximum nutrition. */
const MOST = 10;

/** Drinks water. */
export const water: Effect = state => {
  state.logFelt('water-drunk', state.hero.id);
  eatTime(state, -state.luck('potions').roll(1, MOST, 'nutrition'));
  return false;
};
