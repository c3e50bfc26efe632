// The potion of speed. NetHack 3.6.7 src/potion.c (peffects, POT_SPEED).

import { prolong } from '../afflict.ts';
import { type Effect, signOf } from './effect.ts';
import { potionTurns, SPEED } from './potion-draws.ts';

/** Makes very fast, or keeps so for longer, which tells nothing. */
export const speed: Effect = (state, potion) => {
  const { hero } = state;
  const isNews = !hero.conditions.has('very-fast');
  prolong(state, hero, 'very-fast', potionTurns(state.luck('potions'), SPEED, signOf(potion)));
  return isNews;
};
