// Charging as NetHack 5.0.0 plays it, where the 3.7 of 2024 does otherwise. src/read.c (recharge),
// src/mkobj.c (mksobj_init), src/zap.c (u_adtyp_resistance_obj).

import { between, type ChargingRules, exactly } from '../../charging/index.ts';
import { added, type Patch } from '../patch.ts';

/** What NetHack 5.0.0 does otherwise. */
export const charging: Patch<ChargingRules> = {
  making: { wands: { wishing: exactly(1), stasis: added(between(3, 6)) } },
  wands: { special: { wishing: { limit: 1, least: 1 } } },
  shock: { carriedArtifactSpares: true },
};
