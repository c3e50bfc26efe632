// The potion of confusion. NetHack 3.6.7 src/potion.c (peffects, POT_CONFUSION).

import { prolong } from '../../body/afflict.ts';
import { type Effect, signOf } from '../effects/effect.ts';
import { potionTurns } from './potion-draws.ts';

/** Confuses the drinker, or prolongs confusion, which isn't noticed. */
export const confusion: Effect = (state, potion) => {
  const { hero } = state;
  const isNews = !hero.conditions.has('confused');
  const { potions } = state.ruleset.slots.world;
  const turns = potionTurns(state.luck('potions'), potions.confusion, signOf(potion));
  prolong(state, hero, 'confused', turns);
  return isNews;
};
