// Sleep: the potion and the ray. NetHack 3.6.7 src/potion.c (peffects, POT_SLEEPING), src/zap.c (sleep_monst).

import { immobilise } from '../../body/afflict.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { unlessResisted } from '../unless-resisted.ts';
import { potionTurns } from './potion-draws.ts';

/** Puts the drinker to sleep; nothing wakes him early. */
const drink: Use = (state, potion) => {
  const { potions } = state.ruleset.slots.world;
  const turns = potionTurns(state.luck('potions'), potions.sleep, signOf(potion));
  immobilise(state, state.hero, 'sleeping', turns);
  return true;
};

/** Puts to sleep. */
export const sleep: PowerDeed = {
  word: 'sleep',
  drunk: drink,
  meets: unlessResisted((state, target, { owner }, turns) => {
    immobilise(state, target, 'sleeping', turns, owner);
  }),
};
