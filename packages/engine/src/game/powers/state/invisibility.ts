// Invisibility. NetHack 3.6.7 src/potion.c (peffects: SPE_INVISIBILITY).

import { prolong } from '../../body/afflict.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';

/** Makes the hero invisible. */
const cast: Cast = state => {
  const { least, values } = state.ruleset.slots.world.powers.invisibility;
  const turns = least + state.luck('spells').below(values, 'turns');
  prolong(state, state.hero, 'invisible', turns);
  return true;
};

/** The spell. */
export const invisibility: PowerDeed = {
  word: 'invisibility',
  cast,
  keeps: 'invisible',
};
