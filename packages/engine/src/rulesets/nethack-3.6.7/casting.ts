// What NetHack changed in spellcasting between 3.6.1 and 3.6.7: teleporting at will costs what the
// spell does (3.6.2).

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
