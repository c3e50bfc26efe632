// Changes of NetHack 5.0.0 in spellcasting since the development line 3.7.

import type { CastingRules } from '../../casting/index.ts';
import { added, type Patch } from '../patch.ts';

/** The differences. */
export const casting: Patch<CastingRules> = {
  // src/role.c (role_init): for a Priest, light is a clerical spell.
  roles: { priest: { schools: added({ light: 'clerical' }) } },
  // src/artifact.c (invoke_storm_spell, arti_invoke_cost).
  invoking: added({
    casts: { 'fire-brand': 'fireball', 'frost-brand': 'cone-of-cold' },
    whileResting: ['grimtooth', 'sunsword'],
    price: 25,
  }),
  // src/dog.c (tamedog, pick_familiar_pm), src/zap.c (bhitm).
  creatures: {
    familiarDifficulty: { unskilled: 3, basic: 6, skilled: 9, expert: 12 },
    charm: added({ restricted: 0, unskilled: 0, basic: 0, skilled: 2, expert: 2 }),
    healers: ['healer'],
  },
  // src/allmain.c (regen_pw).
  regeneration: { breathing: 2 },
};
