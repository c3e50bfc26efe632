// The spell of haste: as the potion, but it doesn't heal wounded legs. NetHack 3.6.7 src/spell.c
// (spelleffects, SPE_HASTE_SELF), src/potion.c (speed_up).

import { quicken } from '../../body/quickness.ts';
import type { Charm } from './charm.ts';

/** Makes the hero very fast, or prolongs it. */
export const haste: Charm = (state, _, blessed) => {
  quicken(state, 'spell', blessed ? 'blessed' : 'uncursed');
  return true;
};
