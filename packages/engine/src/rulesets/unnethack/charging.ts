// Charging in UnNetHack, where it differs from NetHack 3.4.3. UnNetHack src/read.c (recharge),
// src/mkobj.c (mksobj).

import type { ChargingRules, Offered, OfferView } from '../../charging/index.ts';
import { offersOfKnownRings } from '../nethack-3.4.3/charging-steps.ts';
import { added, type Patch } from '../patch.ts';

const LAMPS = ['oil-lamp', 'brass-lantern'];

/** Offers lamps too, including those that may be magic. */
function offersLamps(view: OfferView): Offered {
  const lamp = LAMPS.includes(view.kind) || (view.kind === 'magic-lamp' && !view.identified);
  return view.class === 'tool' && lamp ? 'offered' : offersOfKnownRings(view);
}

/** The differences of UnNetHack. */
export const charging: Patch<ChargingRules> = {
  making: {
    wands: { wishing: { weights: added([1, 4, 1]), count: 0, sides: 0, plus: 1 } },
    recharged: { 'wand/wishing': added(1) },
  },
  empty: { uses: { 'bag-of-tricks': added('container') } },
  tools: { spills: ['bag-of-tricks'], scrollsCharge: ['bag-of-tricks'] },
  reveals: { blessed: true },
  lampsShowTurns: true,
  steps: { offers: offersLamps },
};
