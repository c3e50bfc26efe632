// The potion of sleeping. NetHack 3.6.7 src/potion.c (peffects, POT_SLEEPING).

import { immobilise } from '../../body/afflict.ts';
import { type Effect, signOf } from './effect.ts';
import { potionTurns, SLEEP } from './potion-draws.ts';

/** Puts the drinker to sleep, whatever comes along meanwhile. */
export const sleeping: Effect = (state, potion) => {
  const turns = potionTurns(state.luck('potions'), SLEEP, signOf(potion));
  immobilise(state, state.hero, 'sleeping', turns);
  return true;
};
