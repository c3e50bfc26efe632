// Runes and traps in the Crossfire server. server/rune.c (trap_see, trap_disarm, spring_trap), common/treasure.c
// (trap_adjust).

import type { TrapRules } from '../../spellcraft/index.ts';

/** The runes and traps part of the spells slot. */
export const traps: TrapRules = {
  notice: { plainHiding: 1, within: 1, percentPerLevel: 5, leastPercent: 5, mostPercent: 95 },
  disarm: {
    base: 5,
    dexterityPerLevel: 2,
    leastOneIn: 2,
    mostOneIn: 20,
    riskBase: 6,
    leastRiskOneIn: 2,
  },
  making: {
    dice: 2,
    leastLevel: 1,
    mostHiding: 19,
    mostDamagePerLevel: 4,
    leastPoison: 1,
    deadly: 127,
  },
  life: {
    reach: 1,
    fadesAfter: 20,
    markSpeed: 1,
    magicSightOver: 4,
    shownFor: 1,
    flash: 'runedet',
    plain: ['generic_rune', 'written_rune'],
    levelsPerHiding: 2,
  },
};
