// Invisibility. NetHack 3.6.7 src/potion.c (peffects: SPE_INVISIBILITY).

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Turns: one of so many values from a least one, whatever the caster's skill. */
const TURNS = { values: 15, least: 31 };

/** Hides the hero from whoever relies on eyes. */
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
