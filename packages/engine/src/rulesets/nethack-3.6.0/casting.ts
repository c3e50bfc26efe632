// Changes of NetHack 3.6.0 in spellcasting since 3.4.3.

import {
  addTimers,
  type CastingRules,
  crossTimers,
  forgetAny,
  halfUp,
  hitPointsByKind,
  isStunned,
  neverBelowOne,
  upToAll,
} from '../../casting/index.ts';
import { learns } from '../nethack-3.4.3/casting-roles.ts';
import { added, type Patch } from '../patch.ts';

/** The differences. */
export const casting: Patch<CastingRules> = {
  // src/spell.c (rejectcasting): checked before the menu; applies to forgotten spells too.
  prerequisites: {
    order: [
      'no-spells',
      'stunned',
      'hands-not-free',
      'forgotten',
      'too-hungry',
      'too-weak',
      'overburdened',
    ],
    checks: {
      stunned: added({ applies: isStunned, usesTurn: false, meetsForgotten: true }),
      'hands-not-free': { meetsForgotten: true },
      forgotten: { usesTurn: true },
    },
    castWeak: ['restore-ability'],
  },
  // src/spell.c (learn, study_book, spelleffects).
  memory: {
    perBook: 20_001,
    most: 20_001,
    reread: { wellKnownAbove: 2000, mostLessons: 3 },
    notices: [2000, 1000, 500, 100],
  },
  // src/spell.c (study_book): dull books.
  study: { dullDie: 25 },
  // src/spell.c (dospellmenu).
  menu: {
    columns: ['letter', 'name', 'level', 'school', 'failure', 'retention'],
    // src/spell.c (spellsortmenu).
    orders: [
      'letter',
      'name',
      'level',
      'level-down',
      'school',
      'school-level',
      'school-level-down',
    ],
    forgottenMark: '',
  },
  // src/spell.c (spell_backfire). quirk: one branch adds each duration to the other timer.
  backfire: {
    rows: {
      0: { apply: addTimers },
      1: { apply: addTimers },
      2: { apply: crossTimers },
      3: { apply: addTimers },
    },
  },
  // src/spell.c (losespells).
  amnesia: { count: upToAll, strike: forgetAny },
  // src/zap.c (spell_damage_bonus).
  damage: {
    rows: [
      { intelligence: 25, level: 14, bonus: 3 },
      { intelligence: 19, level: 5, bonus: 2 },
      { intelligence: 14, level: 5, bonus: 1 },
      { intelligence: 10, level: 1, bonus: 0 },
      { intelligence: 0, level: 1, bonus: -3 },
    ],
  },
  steps: { boundDamage: neverBelowOne },
  // src/zap.c (bhitm), src/makemon.c (monhp_per_lvl), src/explode.c (explode).
  attack: { drain: { hitPointsPerLevel: hitPointsByKind }, explosion: { half: halfUp } },
  // src/u_init.c (Skill_B, Skill_Mon, Skill_S).
  schools: {
    barbarian: learns('B----B-'),
    monk: { most: { escape: 'skilled' } },
    samurai: learns('B-B-S--'),
  },
};
