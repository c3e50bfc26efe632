// The potion of blindness. NetHack 3.6.7 src/potion.c (peffects, POT_BLINDNESS).

import { prolong } from '../../body/afflict.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { potionTurns } from './potion-draws.ts';

/** Blinds the drinker, or prolongs blindness, which isn't noticed. */
const drink: Use = (state, potion) => {
  const { hero } = state;
  const isNews = !hero.conditions.has('blind');
  const { potions } = state.ruleset.slots.world;
  const turns = potionTurns(state.luck('potions'), potions.blindness, signOf(potion));
  prolong(state, hero, 'blind', turns);
  return isNews;
};

/** The potion. */
export const blindness: PowerDeed = {
  word: 'blindness',
  drunk: drink,
};
