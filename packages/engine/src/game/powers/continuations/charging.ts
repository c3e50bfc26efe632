// The effect of a scroll or spell of charging once its target is chosen. NetHack 3.6.7 src/read.c (seffects,
// recharge).

import { offeredToCharge } from '../../../charging/index.ts';
import { offerView } from '../../items/charge-view.ts';
import { chargeThing } from '../things/charge-thing.ts';
import type { Continuation } from './continuation.ts';

/** Charges the chosen target; without one, the charging is wasted. */
export const charging: Continuation<'charging'> = {
  told: (state, item) => state.logFelt('charging-asked', state.hero.id, item),
  asking: ({ ruleset, sheet, content }) => {
    const rules = ruleset.slots.charging;
    const offered = sheet.inventory.things
      .filter(thing => offeredToCharge(rules, offerView(thing, sheet.lore, content)) === 'offered')
      .map(({ id }) => id);
    return { kind: 'item', offered, others: true };
  },
  shown: (_, { source, known }) => (known ? { beatitude: source } : {}),
  answered: (state, { facts }, item) =>
    chargeThing(state, state.sheet.inventory.find(item)!, facts.source),
  left: state => state.logFelt('charging-wasted', state.hero.id),
};
