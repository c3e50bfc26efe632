// Changes of NetHack 3.6.7 in spellcasting since 3.6.1: teleporting at will costs the same as the spell
// (3.6.2).

import type { CastingRules } from '../../casting/index.ts';
import type { Patch } from '../patch.ts';

/** The differences. */
export const casting: Patch<CastingRules> = {
  // src/teleport.c (dotele).
  teleport: {
    leastNutrition: 11,
    leastStrength: 4,
    leastEnergy: 30,
    energy: 30,
    refusalUsesTurn: false,
  },
};
