// Charging in AceHack, where it differs from NetHack 3.4.3. AceHack src/read.c (recharge),
// src/objnam.c (doname).

import type { ChargingRules, Offered, OfferView } from '../../charging/index.ts';
import { offersOfKnownRings } from '../nethack-3.4.3/charging-steps.ts';
import type { Patch } from '../patch.ts';

const LAMPS = ['oil-lamp', 'brass-lantern', 'magic-lamp'];

/** Lamps of every kind are offered too. */
function offersEveryLamp(view: OfferView): Offered {
  const lamp = view.class === 'tool' && LAMPS.includes(view.kind);
  return lamp ? 'offered' : offersOfKnownRings(view);
}

function countsEveryTool(): boolean {
  return true;
}

/** The differences of AceHack. */
export const charging: Patch<ChargingRules> = {
  reveals: { blessed: true, uncursed: true },
  lampsShowTurns: true,
  steps: { offers: offersEveryLamp, counts: countsEveryTool },
};
