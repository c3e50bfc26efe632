// Water. NetHack 3.6.7 src/potion.c (peffects, POT_WATER): blessed or cursed water affects only undead and
// demons, and heroes are neither.

import { eatTime } from '../../body/nutrition.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';

/** Drinks water. */
const drink: Use = state => {
  state.logFelt('water-drunk', state.hero.id);
  eatTime(
    state,
    -state.luck('potions').roll(1, state.ruleset.slots.world.powers.waterNutrition, 'nutrition'),
  );
  return false;
};

/** The potion. */
export const water: PowerDeed = {
  word: 'water',
  drunk: drink,
};
