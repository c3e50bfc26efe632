// Speed as SlashTHEM plays it, where SLASH'EM does otherwise. SlashTHEM src/mon.c (mcalcmove).

import type { SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';
import { steedBySkill } from '../sporkhack/speed.ts';

/** What SlashTHEM does otherwise: riding skill counts, without a least speed. */
export const speed: Patch<SpeedRules> = {
  riding: { speed: steedBySkill },
};
