// Levitation. NetHack 3.6.7 src/potion.c (peffects: SPE_LEVITATION).

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Durations in turns, uniform over `values` values from `least`; the second is a skilled caster's. */
const PLAIN = { values: 140, least: 10 };
const BLESSED = { values: 50, least: 250 };

/** Makes the hero levitate. */
const cast: Cast = (state, _, blessed) => {
  const { values, least } = blessed ? BLESSED : PLAIN;
  prolong(state, state.hero, 'levitating', least + state.luck('spells').below(values, 'turns'));
  return true;
};

/** The spell. */
export const levitation: PowerDeed = {
  word: 'levitation',
  cast,
  keeps: 'levitating',
};
