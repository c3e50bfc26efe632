// Charging in SlashTHEM, where it differs from SLASH'EM. SlashTHEM src/read.c (recharge),
// src/artifact.c (arti_invoke).

import type { ChargingRules } from '../../charging/index.ts';
import { handfuls } from '../nethack-3.4.3/tools.ts';
import { added, type Patch } from '../patch.ts';

/** The differences of SlashTHEM. */
export const charging: Patch<ChargingRules> = {
  sources: { artifacts: { 'gourd-of-infinity': added('drunk') } },
  empty: { uses: { 'bag-of-tricks': added('container') } },
  wands: { special: { acquirement: added({ limit: 5, least: 1, once: true }) } },
  tools: { rows: { 'chemistry-set': added(handfuls) }, spills: ['bag-of-tricks'] },
};
