// Recalls, portals and raising in the Crossfire server. server/spell_effect.c (cast_word_of_recall,
// cast_create_town_portal), server/resurrection.c.

import type { WayRules } from '../../spellcraft/index.ts';

/** The part of the spells slot for them. */
export const ways: WayRules = {
  recall: { speed: 0.002, headStart: 0, worksAtHome: true },
  portals: { opening: 'town_portal_open', twoCasts: false, shared: false },
  raising: {
    mayFail: false,
    base: 9,
    least: 4,
    outOf: 20,
    bodilessLevel: 25,
    ashes: 'burnout',
    leastConstitution: 1,
  },
};
