// Fruit juice. NetHack 3.6.7 src/potion.c (peffects, POT_FRUIT_JUICE).

import { eatTime } from '../../body/nutrition.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';

/** Feeds a little. Other potions taste of fruit too, so it isn't identified. */
const drink: Use = (state, potion) => {
  eatTime(state, -state.ruleset.slots.world.powers.juiceNutrition * (2 + signOf(potion)));
  state.logFelt('juice-drunk', state.hero.id);
  return false;
};

/** The potion. */
export const fruitJuice: PowerDeed = {
  word: 'fruit-juice',
  drunk: drink,
};
