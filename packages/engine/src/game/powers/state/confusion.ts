// The potion of confusion. NetHack 3.6.7 src/potion.c (peffects, POT_CONFUSION).

import { prolong } from '../../body/afflict.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { potionTurns } from './potion-draws.ts';

/** Confuses the drinker, or prolongs confusion, which isn't noticed. */
const drink: Use = (state, potion) => {
  const { hero } = state;
  const isNews = !hero.conditions.has('confused');
  const { potions } = state.ruleset.slots.world;
  const turns = potionTurns(state.luck('potions'), potions.confusion, signOf(potion));
  prolong(state, hero, 'confused', turns);
  return isNews;
};

/** The potion. */
export const confusion: PowerDeed = {
  word: 'confusion',
  drunk: drink,
};
