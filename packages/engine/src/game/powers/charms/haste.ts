// Haste by a spell: what the potion does, but a hurt leg is not healed by it. NetHack 3.6.7 src/spell.c
// (spelleffects, SPE_HASTE_SELF), src/potion.c (speed_up).

import { quicken } from '../../body/quickness.ts';
import type { Charm } from './charm.ts';

/** Makes very fast, or keeps so for longer. */
export const haste: Charm = (state, _, blessed) => {
  quicken(state, 'spell', blessed ? 'blessed' : 'uncursed');
  return true;
};
