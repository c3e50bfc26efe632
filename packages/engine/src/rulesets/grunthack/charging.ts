// Charging in GruntHack, where it differs from NetHack 3.4.3. GruntHack src/read.c (recharge).

import type { ChargingRules, Offered, OfferView } from '../../charging/index.ts';
import { offersFlagged } from '../nethack-3.4.3/charging-steps.ts';
import { markerRow } from '../nethack-3.4.3/tools.ts';
import { added, type Patch } from '../patch.ts';

/** Rings of an identified kind, and named rings of an unidentified kind. */
function offersIdentifiedOrNamed(view: OfferView): Offered {
  if (view.class === 'ring') {
    return view.charged && (view.identified || view.named) ? 'offered' : 'not-offered';
  }
  return offersFlagged(view);
}

/** The differences of GruntHack. */
export const charging: Patch<ChargingRules> = {
  sources: { monsters: true },
  tools: { rows: { 'felt-marker': added(markerRow(127)) } },
  steps: { offers: offersIdentifiedOrNamed },
};
