// Spellcasting of NetHack 1.3d as far as it is told of, on what NetHack 3.4.3 has for the rest.

import type { CastingRules } from '../../casting/index.ts';
import { roles } from '../nethack-3.4.3/casting-roles.ts';
import type { Patch } from '../patch.ts';

/** Casts that a copied spell is good for. Own number: it is told that there was a limit, not which. */
const CASTS = 20;

const FREE = { times: 0, over: 1 };

/** The differences. */
export const casting: Patch<CastingRules> = {
  // A book is used up by copying the spell, which is good for so many casts, whatever the time.
  memory: {
    perBook: CASTS,
    atStart: CASTS,
    most: CASTS,
    perTurn: 0,
    perCast: -1,
    usesUpBook: true,
    reread: { wellKnownAbove: 0 },
    notices: [],
  },
  // Armour doesn't hinder before 3.2.0.
  gear: {
    body: {
      none: { robed: FREE },
      nonmetallic: { robed: FREE },
      metallic: { bare: FREE, robed: FREE },
    },
    helmet: { metallic: 0 },
    gloves: { metallic: 0 },
    boots: { metallic: 0 },
  },
  roles: Object.fromEntries(Object.keys(roles).map(role => [role, { shield: 0 }])),
  chance: { largeShieldOver: 1, largeShieldSpecialOver: 1 },
  // Stun came to the backfire with 3.4.1.
  backfire: {
    rows: {
      1: { stun: 0 },
      2: { stun: 0 },
      3: { stun: 0 },
    },
  },
};
