// The potion of sleeping. NetHack 3.6.7 src/potion.c (peffects, POT_SLEEPING).

import { immobilise } from '../../body/afflict.ts';
import { type Effect, signOf } from '../effects/effect.ts';
import { potionTurns } from './potion-draws.ts';

/** Puts the drinker to sleep; nothing wakes him early. */
export const sleeping: Effect = (state, potion) => {
  const { potions } = state.ruleset.slots.world;
  const turns = potionTurns(state.luck('potions'), potions.sleep, signOf(potion));
  immobilise(state, state.hero, 'sleeping', turns);
  return true;
};
