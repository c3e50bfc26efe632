// Speed by the NetHackWiki's page, where it contradicts the program. NetHackWiki, "Speed";
// rows D-SD of the list of documents.

import type { BurdenRow, SpeedRules } from '../../speed/index.ts';
import type { Switches } from '../switch.ts';

/** The burden's exact share. Fractions of a point are kept. */
function takeExactBurden(points: number, { times, over }: BurdenRow): number {
  return (points * (over - times)) / over;
}

/** A rider always has the steed's points. */
function steedCarriesAlways(): boolean {
  return true;
}

/** Every statement of the document that changes a rule, by switch name. */
export const switches: Switches<SpeedRules> = {
  'burden-exact': {
    house: true,
    patch: { time: { partsPerPoint: 8 }, steps: { takeBurden: takeExactBurden } },
  },
  'rider-steed-speed': { house: false, patch: { steps: { steedCarries: steedCarriesAlways } } },
  'blind-jump': { house: true, patch: { quickness: { jumpsBlind: true } } },
  'gallop-20-30': { house: true, patch: { gallop: { leastTurns: 20, spread: 11 } } },
};
