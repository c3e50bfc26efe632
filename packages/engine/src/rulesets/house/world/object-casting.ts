// A hero of the house who casts by the rules of spell objects, as under `crossfire`.

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Crossfire counts a level for each skill; a hero of the house has one level, and five standings in each
 * school. Basic, which every spell of the kit comes with, counts as the level itself; a restricted school is
 * a skill that the role lacks. Own rule.
 *
 * Conditions are turned from ticks into turns of ten. A confusion lasts 13 turns of a thing of speed 0.05
 * whatever its power; a paralysis takes three ticks for each point; blindness up to 10 turns of such a thing:
 * Crossfire server/attack.c (confuse_living, paralyze_living, blind_living).
 */
export const objectCasting: WorldRules['objectCasting'] = {
  skillParts: { restricted: 0, unskilled: 2, basic: 4, skilled: 5, expert: 6 },
  skillPartsOver: 4,
  confusion: { times: 27, powerOver: 1, most: 27 },
  paralysis: { times: 3, powerOver: 10, most: 30 },
  blindness: { times: 21, powerOver: 10, most: 21 },
  releases: { wonder: 'spell_stray_petals', 'magic-storm': 'spell_loose_power' },
  potionBurst: 'bursting_flask',
  wandBlasts: ['fireball_burst', 'fireball'],
};
