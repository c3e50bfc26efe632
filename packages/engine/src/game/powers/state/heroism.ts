// The potion of heroism: a to-hit bonus, and no fear. Angband 3.0.5 src/cmd6.c (SV_POTION_HEROISM).

import { prolong } from '../../body/afflict.ts';
import { heal } from '../../body/harm.ts';
import { relieve } from '../../body/relieve.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { boostTurns } from './boost-turns.ts';

/** Makes the hero heroic. */
const drink: Use = (state, potion) => {
  const { hero } = state;
  relieve(hero, 'afraid');
  const { powers, potions } = state.ruleset.slots.world;
  heal(state, hero, powers.heroismHeals);
  prolong(
    state,
    hero,
    'heroic',
    boostTurns(state.luck('potions'), potions.courage, signOf(potion)),
  );
  return true;
};

/** The potion. */
export const heroism: PowerDeed = {
  word: 'heroism',
  drunk: drink,
};
