// Spell memory and forgetting in NetHack 3.4.3. src/spell.c (learn, study_book, spelleffects, spell_backfire,
// losespells, dospellmenu).

import {
  type AmnesiaRules,
  type BackfireRules,
  type CastingRules,
  forgetLast,
  type MemoryRules,
  type MenuRules,
  oneSpell,
  replaceTimers,
  setMemory,
} from '../../casting/index.ts';
import { SCHOOLS } from './casting-roles.ts';

const memory: MemoryRules = {
  perBook: 20_000,
  atStart: 20_000,
  most: 20_000,
  perTurn: 1,
  perCast: 0,
  learn: setMemory,
  usesUpBook: false,
  reread: { wellKnownAbove: 1000, wellKnown: 'nothing', mostStudies: 3, mostLessons: 4 },
  notices: [1000, 100],
};

const menu: MenuRules = {
  columns: ['letter', 'name', 'level', 'school', 'failure'],
  orders: ['letter'],
  schools: SCHOOLS,
  forgottenMark: '*',
  retentionSteps: { restricted: 25, unskilled: 25, basic: 10, skilled: 5, expert: 2 },
  retentionTurns: 20_000,
};

/** A new timer replaces a running one. */
const backfire: BackfireRules = {
  rows: [
    { weight: 4, confusion: 3, stun: 0, apply: replaceTimers },
    { weight: 3, confusion: 2, stun: 1, apply: replaceTimers },
    { weight: 2, confusion: 1, stun: 2, apply: replaceTimers },
    { weight: 1, confusion: 0, stun: 3, apply: replaceTimers },
  ],
  drainSidesPerLevel: 0,
};

const amnesia: AmnesiaRules = { count: oneSpell, strike: forgetLast };

/** Memory, menu, backfire and amnesia. */
export const lasting: Pick<CastingRules, 'memory' | 'menu' | 'backfire' | 'amnesia'> = {
  memory,
  menu,
  backfire,
  amnesia,
};
