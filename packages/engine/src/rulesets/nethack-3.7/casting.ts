// Changes of the development line NetHack 3.7 in spellcasting since 3.6.7, as of 2024-10-24.

import { type CastingRules, handsNotFreeForStaff } from '../../casting/index.ts';
import { spell } from '../nethack-3.4.3/casting-spells.ts';
import { added, type Patch, removed } from '../patch.ts';

/** The differences. */
export const casting: Patch<CastingRules> = {
  // src/spell.c (rejectcasting).
  prerequisites: { checks: { 'hands-not-free': { applies: handsNotFreeForStaff } } },
  // src/spell.c (spelleffects).
  backfire: { drainSidesPerLevel: 5 },
  // src/spell.c (study_book).
  memory: { reread: { wellKnown: 'question' } },
  // src/spell.c (percent_success).
  gear: { quarterstaff: -3 },
  roles: { knight: { unhampered: added(['clerical']) } },
  // src/zap.c (zhitm), src/makemon.c (golemhp).
  attack: {
    ray: { order: ['bonus', 'opposite'] },
    golems: { gold: 60, clay: 70, stone: 100, glass: 80, iron: 120 },
    // Loss of carried items became a routine of its own.
    explosion: { items: { fire: removed, cold: removed } },
  },
  // include/objects.h.
  spells: {
    sleep: { level: 3, weight: 30 },
    'confuse-monster': { level: 1, weight: 49 },
    'charm-monster': { level: 5 },
    knock: { weight: 25 },
    'force-bolt': { weight: 30 },
    'wizard-lock': { weight: 25 },
    invisibility: { weight: 20 },
    'chain-lightning': added(spell('attack', 2, 'nodir', 25, 4)),
  },
  // src/u_init.c.
  startingBooks: { byRole: { monk: { oneOf: ['healing', 'protection', 'confuse-monster'] } } },
};
