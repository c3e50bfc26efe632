// Speed in SlashTHEM, where it differs from SLASH'EM. SlashTHEM src/mon.c (mcalcmove).

import type { SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';
import { steedBySkill } from '../sporkhack/speed.ts';

/** Differences of SlashTHEM: riding skill counts, without a minimum speed. */
export const speed: Patch<SpeedRules> = {
  riding: { speed: steedBySkill },
};
