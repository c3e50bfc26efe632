// Charging as GruntHack plays it, where NetHack 3.4.3 does otherwise. GruntHack src/read.c (recharge).

import type { ChargingRules, Offered, OfferView } from '../../charging/index.ts';
import { offersFlagged } from '../nethack-3.4.3/charging-steps.ts';
import { markerRow } from '../nethack-3.4.3/tools.ts';
import { added, type Patch } from '../patch.ts';

/** Rings of identified type, and those that were named and aren't identified. */
function offersIdentifiedOrNamed(view: OfferView): Offered {
  if (view.class === 'ring') {
    return view.charged && (view.identified || view.named) ? 'offered' : 'not-offered';
  }
  return offersFlagged(view);
}

/** What GruntHack does otherwise. */
export const charging: Patch<ChargingRules> = {
  sources: { monsters: true },
  tools: { rows: { 'felt-marker': added(markerRow(127)) } },
  steps: { offers: offersIdentifiedOrNamed },
};
