// Levitation. NetHack 3.6.7 src/potion.c (peffects: SPE_LEVITATION).

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Turns: one of so many values from a least one; of a skilled caster the second row. */
const PLAIN = { values: 140, least: 10 };
const BLESSED = { values: 50, least: 250 };

/** Lifts the hero off the ground. */
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
