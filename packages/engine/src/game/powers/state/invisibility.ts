// Invisibility. NetHack 3.6.7 src/potion.c (peffects: SPE_INVISIBILITY).

import { prolong } from '../../body/afflict.ts';
import type { Charm } from '../charms/charm.ts';

/** Turns: one of so many values from a least one, whatever the caster's skill. */
const TURNS = { values: 15, least: 31 };

/** Hides the hero from whoever relies on eyes. */
export const invisibility: Charm = state => {
  const turns = TURNS.least + state.luck('spells').below(TURNS.values, 'turns');
  prolong(state, state.hero, 'invisible', turns);
  return true;
};
