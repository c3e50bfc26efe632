// Speed by the NetHackWiki's page, where it contradicts the program. NetHackWiki, "Speed";
// rows D-SD of the list of documents.

import type { BurdenRow, SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** One statement of the document. */
interface Switch {
  /** The house ruleset follows it. */
  readonly house: boolean;
  readonly patch: Patch<SpeedRules>;
}

/** The burden's exact share. Fractions of a point are kept. */
function takeExactBurden(points: number, { times, over }: BurdenRow): number {
  return (points * (over - times)) / over;
}

/** A rider always has the steed's points. */
function steedCarriesAlways(): boolean {
  return true;
}

/** Every statement of the document that changes a rule, by switch name. */
export const switches = {
  'burden-exact': {
    house: true,
    patch: { time: { partsPerPoint: 8 }, steps: { takeBurden: takeExactBurden } },
  },
  'rider-steed-speed': { house: false, patch: { steps: { steedCarries: steedCarriesAlways } } },
  'blind-jump': { house: true, patch: { quickness: { jumpsBlind: true } } },
  'gallop-20-30': { house: true, patch: { gallop: { leastTurns: 20, spread: 11 } } },
} as const satisfies Readonly<Record<string, Switch>>;
