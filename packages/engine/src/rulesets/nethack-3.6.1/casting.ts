// Changes of NetHack 3.6.1 in spellcasting since 3.6.0.

import {
  addTimers,
  type CastingRules,
  cannotChant,
  drainByAmulet,
  holderSuffersWithCaster,
  lastOpenSquare,
} from '../../casting/index.ts';
import { added, type Patch } from '../patch.ts';

/** The differences. */
export const casting: Patch<CastingRules> = {
  // src/spell.c (rejectcasting), src/mondata.c (can_chant).
  prerequisites: {
    order: [
      'no-spells',
      'stunned',
      'cannot-chant',
      'hands-not-free',
      'forgotten',
      'too-hungry',
      'too-weak',
      'overburdened',
    ],
    checks: {
      'cannot-chant': added({ applies: cannotChant, usesTurn: false, meetsForgotten: true }),
    },
  },
  // src/spell.c (spelleffects): the Amulet drains energy; the price is unchanged.
  attempt: { steps: { amulet: drainByAmulet } },
  // src/spell.c (spell_backfire).
  backfire: { rows: { 2: { apply: addTimers } } },
  // src/weapon.c (skill_init): the special spell's school is never restricted.
  training: { leastOfSpecial: 'basic' },
  // src/spell.c (throwspell), src/explode.c (explode).
  attack: { explosion: { centre: lastOpenSquare, holderSuffers: holderSuffersWithCaster } },
};
