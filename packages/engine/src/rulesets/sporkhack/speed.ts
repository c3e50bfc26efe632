// Speed in SporkHack, where it differs from NetHack 3.4.3. SporkHack src/allmain.c (moveloop),
// src/mon.c (mcalcmove), src/potion.c.

import type { RidingSkill, SpeedRules } from '../../speed/index.ts';
import { added, type Patch } from '../patch.ts';

/** Riding skill's bonus to the steed's speed. */
export const steedBySkill: Readonly<Record<RidingSkill, number>> = {
  restricted: -6,
  unskilled: -6,
  basic: -4,
  skilled: 0,
  expert: 4,
};

/** The differences of SporkHack. */
export const speed: Patch<SpeedRules> = {
  riding: { speed: steedBySkill, least: added(1) },
  slowness: added({ always: 0, sometimes: -6, k: 2, n: 3 }),
  quickness: { slowTurns: added({ least: 10, spread: 11 }), endsSlowness: ['potion'] },
};
