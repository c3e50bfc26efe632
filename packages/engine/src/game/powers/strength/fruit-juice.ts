// Fruit juice. NetHack 3.6.7 src/potion.c (peffects, POT_FRUIT_JUICE).

import { eatTime } from '../../body/nutrition.ts';
import { type Effect, signOf } from '../effects/effect.ts';

/** Nutrition per unit: cursed juice has one unit, blessed three. */
const NUTRITION = 10;

/** Feeds a little. Other potions taste of fruit too, so it isn't identified. */
export const fruitJuice: Effect = (state, potion) => {
  eatTime(state, -NUTRITION * (2 + signOf(potion)));
  state.logFelt('juice-drunk', state.hero.id);
  return false;
};
