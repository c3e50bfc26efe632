// Identifies the item that the player has chosen. NetHack 3.6.7 src/invent.c (identify_pack, menu_identify).

import { identifyOrAsk, learnParts, mysteries } from '../things/identifying.ts';
import type { Continuation } from './continuation.ts';

/** Identifies one item, and asks for the next; without an answer, the rest stays unknown. */
export const identification: Continuation<'identification'> = {
  told: (state, { left }, item) => state.logFelt('identify-asked', state.hero.id, item, left),
  asking: (state, { parts }) => ({
    kind: 'item',
    offered: mysteries(state, parts).map(({ id }) => id),
    others: [],
  }),
  shown: (_, { left }) => ({ left }),
  answered: (state, { facts: { left, parts }, paid }, item) => {
    learnParts(state, state.sheet.inventory.find(item)!, parts);
    if (left > 1) {
      identifyOrAsk(state, left - 1, parts, paid);
    }
  },
  left: state => state.logFelt('identify-left', state.hero.id),
};
