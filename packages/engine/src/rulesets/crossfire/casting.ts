// Casting as the Crossfire server plays it: every part goes by the slot `spells`. What remains of the slot,
// such as NetHack's lists of spells and schools, says what the content means by them.

import type { CastingRules } from '../../casting/index.ts';
import type { Patch } from '../patch.ts';

/** Nothing takes a known spell away. */
function nothingForgotten(): number {
  return 0;
}

/** A spell is known for good, and the menu has no column for its memory. */
export const casting: Patch<CastingRules> = {
  attempt: {
    ways: {
      attempt: 'by-object',
      books: 'by-object',
      scrolls: 'by-object',
      pools: 'by-object',
    },
  },
  memory: { perTurn: 0, perCast: 0, notices: [] },
  // Intelligence and skill add nothing to damage.
  damage: {
    rows: [],
    bySkill: { restricted: 0, unskilled: 0, basic: 0, skilled: 0, expert: 0 },
  },
  amnesia: { count: nothingForgotten },
  menu: { columns: ['letter', 'name', 'level', 'school', 'failure', 'price'] },
};
