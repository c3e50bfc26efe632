// Charging in NetHack 5.0.0, where it differs from the 3.7 of 2024. src/read.c (recharge),
// src/mkobj.c (mksobj_init), src/zap.c (u_adtyp_resistance_obj).

import { between, type ChargingRules, exactly } from '../../charging/index.ts';
import { added, type Patch } from '../patch.ts';

/** The differences of NetHack 5.0.0. */
export const charging: Patch<ChargingRules> = {
  making: { wands: { wishing: exactly(1), stasis: added(between(3, 6)) } },
  wands: { special: { wishing: { limit: 1, least: 1 } } },
  shock: { carriedArtifactSpares: true },
};
