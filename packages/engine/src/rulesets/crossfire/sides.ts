// Moods, golems, animated weapons, and the spells that monsters choose. Crossfire server/spell_attack.c (mood_change),
// server/pets.c, server/spell_effect.c (animate_weapon), server/monster.c (monster_cast_spell).

import type { SideRules } from '../../spellcraft/index.ts';

/** The part of the spells slot for sides. */
export const sides: SideRules = {
  headFirst: true,
  moods: {
    ...{ base: 20, outOf: 101, perLevel: 2, mostByLevels: 50, immunityChance: 50 },
    ...{ resistancePerPoint: 5, levelsPerPoint: 5, immunity: 100, charmShare: 2 },
  },
  golems: {
    ...{ speedPerRange: 0.02, mostSpeed: 1, wear: 1, clock: 0, weaponClock: -1, sides: 20 },
    ...{ otherHeight: 2, unready: 1, wcByRange: false },
  },
  weapons: {
    ...{ wcPerDex: 5, wcPerStr: 2, leastWc: -127 },
    ...{ lifePerMagic: 8, lifePerCon: 12, lifeBelowZero: 10 },
    ...{ damagePerStr: 5, damageBelowZero: 127 },
    ...{ speed: 0.4, speedPerRange: 0.1, mostSpeed: 3.33 },
    ...{ resists: 5, immune: 100, toughness: 30, perSave: 2, mostSave: 14, usualSave: 10 },
  },
  choice: {
    byProgram: true,
    ...{ triesOneIn: 3, mostSpells: 20, undirectedRange: 1, sparesOwner: 1, confusedShift: 2 },
  },
};
