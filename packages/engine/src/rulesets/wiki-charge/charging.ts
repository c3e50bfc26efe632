// Charging by the NetHackWiki's page, where it contradicts the program. NetHackWiki, "Charging";
// rows D-CH of the list of documents.

import { type Beatitude, between, type ChargingRules, type Gain } from '../../charging/index.ts';
import { added } from '../patch.ts';
import type { Switches } from '../switch.ts';

/** A wand at its natural maximum gains no charge and only glows. */
function holdAtMaximum(charges: number, limit: number): number {
  return charges >= limit ? charges : charges + 1;
}

function blessedShrugsOffCurse(thing: Beatitude, source: Beatitude): boolean {
  return thing === 'blessed' && source === 'cursed';
}

/** The row limit is below ten charges. */
const byTens: readonly Gain[] = [
  { kind: 'add-by-charges', upTo: 9, few: between(6, 15), many: between(5, 10), most: 50 },
];

/** Every statement of the document that changes a rule, by switch name. */
export const switches: Switches<ChargingRules> = {
  'wand-maximum-holds': { house: true, patch: { steps: { beyond: holdAtMaximum } } },
  'blessed-shrugs-off-curse': {
    house: true,
    patch: { steps: { shrugsOff: blessedShrugsOffCurse } },
  },
  'bag-row': {
    house: true,
    patch: {
      tools: {
        rows: {
          'bag-of-tricks': { blessed: byTens },
          'can-of-grease': { blessed: byTens },
          'horn-of-plenty': { blessed: byTens },
        },
      },
    },
  },
  'marker-dries-up': {
    house: true,
    patch: { tools: { rows: { 'magic-marker': { onlyTimes: { driesUpTo: added(3) } } } } },
  },
  'oil-fills-lamp': { house: true, patch: { tools: { oil: { fills: true } } } },
};
