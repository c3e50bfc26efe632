// Charging in SporkHack, where it differs from NetHack 3.4.3. SporkHack src/read.c (recharge,
// stripspe).

import { type ChargingRules, exactly } from '../../charging/index.ts';
import { added, type Patch } from '../patch.ts';

/** The differences of SporkHack. */
export const charging: Patch<ChargingRules> = {
  wands: { special: { death: added({ limit: 8, least: 4, once: true }) } },
  rings: {
    of: 6,
    beyond: 3,
    lowestUnder: { blessed: false, uncursed: false, cursed: true },
  },
  tools: {
    rows: {
      'bag-of-poo': added({
        counted: false,
        cursed: [{ kind: 'strip', fuel: false }],
        uncursed: [
          { kind: 'set', amount: exactly(1) },
          { kind: 'fuel', add: 750, most: 1500 },
        ],
        blessed: [
          { kind: 'set', amount: exactly(1) },
          { kind: 'refuel', fuel: 1500 },
        ],
      }),
    },
  },
};
