// Invisibility. NetHack 3.6.7 src/potion.c (peffects: SPE_INVISIBILITY).

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Duration in turns, at any skill: uniform over `values` values from `least`. */
const TURNS = { values: 15, least: 31 };

/** Makes the hero invisible. */
const cast: Cast = state => {
  const turns = TURNS.least + state.luck('spells').below(TURNS.values, 'turns');
  prolong(state, state.hero, 'invisible', turns);
  return true;
};

/** The spell. */
export const invisibility: PowerDeed = {
  word: 'invisibility',
  cast,
  keeps: 'invisible',
};
