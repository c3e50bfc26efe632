// Charges the item that the player has chosen for a scroll or a spell of charging. NetHack 3.6.7 src/read.c (seffects,
// recharge). A scroll that the hero knows is read only then.

import { offeredToCharge } from '../../../charging/index.ts';
import { offerView } from '../../items/charge-view.ts';
import { useUp } from '../../items/pack.ts';
import { breakConduct } from '../../state/conducts.ts';
import { chargeThing } from '../things/charge-thing.ts';
import type { Continuation } from './continuation.ts';

/** Charges what is named; without that, the charging is wasted, or the scroll is kept. */
export const charging: Continuation<'charging'> = {
  told: (state, _, item) => state.logFelt('charging-asked', state.hero.id, item),
  isHarmless: ({ scroll }) => scroll !== 0,
  asking: ({ ruleset, sheet, content }, { scroll }) => {
    const rules = ruleset.slots.charging;
    const targets = sheet.inventory.things.filter(({ id, count }) => id !== scroll || count > 1);
    const isMeant = (thing: (typeof targets)[number]) =>
      offeredToCharge(rules, offerView(thing, sheet.lore, content)) === 'offered';
    const meant = targets.filter(isMeant);
    const others = targets.filter(thing => !meant.includes(thing));
    return { kind: 'item', offered: meant.map(({ id }) => id), others: others.map(({ id }) => id) };
  },
  shown: (_, { source, known }) => (known ? { beatitude: source } : {}),
  answered: (state, { facts: { scroll, source, known } }, item) => {
    const { inventory } = state.sheet;
    const unread = inventory.find(scroll);
    if (unread !== undefined) {
      breakConduct(state, 'illiterate');
      state.logFelt('read-scroll', state.hero.id, scroll);
      useUp(state, unread);
    }
    chargeThing(state, inventory.find(item)!, { beatitude: source, known });
  },
  left: (state, { scroll }) => {
    if (scroll === 0) {
      state.logFelt('charging-wasted', state.hero.id);
    }
  },
};
