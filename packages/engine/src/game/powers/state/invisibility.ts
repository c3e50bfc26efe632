// Invisibility. NetHack 3.6.7 src/potion.c (peffects: SPE_INVISIBILITY).

import { prolong } from '../../body/afflict.ts';
import type { Charm } from '../charms/charm.ts';

/** Duration in turns, at any skill: uniform over `values` values from `least`. */
const TURNS = { values: 15, least: 31 };

/** Makes the hero invisible. */
export const invisibility: Charm = state => {
  const turns = TURNS.least + state.luck('spells').below(TURNS.values, 'turns');
  prolong(state, state.hero, 'invisible', turns);
  return true;
};
