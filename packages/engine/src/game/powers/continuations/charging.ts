// What comes of a scroll or a spell of charging once it is said what for. NetHack 3.6.7 src/read.c (seffects,
// recharge).

import { offeredToCharge } from '../../../charging/index.ts';
import { offerView } from '../../items/charge-view.ts';
import { chargeThing } from '../things/charge-thing.ts';
import type { Continuation } from './continuation.ts';

/** Charges what is named; without that, the charging is wasted. */
export const charging: Continuation<'charging'> = {
  told: (state, item) => state.logFelt('charging-asked', state.hero.id, item),
  offered: ({ ruleset, sheet, content }, thing) =>
    offeredToCharge(ruleset.slots.charging, offerView(thing, sheet.lore, content)) === 'offered',
  answered: (state, { source }, thing) => chargeThing(state, thing, source),
  left: state => state.logFelt('charging-wasted', state.hero.id),
};
