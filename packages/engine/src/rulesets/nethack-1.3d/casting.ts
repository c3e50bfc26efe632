// Spellcasting of NetHack 1.3d as far as it is documented; the rest is NetHack 3.4.3.

import type { CastingRules } from '../../casting/index.ts';
import { roles } from '../nethack-3.4.3/casting-roles.ts';
import type { Patch } from '../patch.ts';

/** Number of casts of a copied spell. Own number: the sources mention a limit, but not its value. */
const CASTS = 20;

const FREE = { times: 0, over: 1 };

/** The differences. */
export const casting: Patch<CastingRules> = {
  // Copying a spell uses up the book. The copy lasts a fixed number of casts, without a time limit.
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
  // Armour has no effect on casting before 3.2.0.
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
  // Stunning was added to the backfire in 3.4.1.
  backfire: {
    rows: {
      1: { stun: 0 },
      2: { stun: 0 },
      3: { stun: 0 },
    },
  },
};
