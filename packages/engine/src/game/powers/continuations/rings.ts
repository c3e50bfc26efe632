// Which of two worn rings is exchanged for another one. NetHack 3.6.7 src/do_wear.c asks for the hand.

import { ringOn } from '../../../actors/index.ts';
import { aThing } from '../../../objects/index.ts';
import { partsOf } from '../../items/learn-kind.ts';
import type { Continuation } from './continuation.ts';

/** Takes off the chosen ring and puts on the new one, which the command does. */
export const ringToReplace: Continuation<'ring-to-replace'> = {
  isHarmless: () => true,
  asking: ({ sheet }) => ({
    kind: 'item',
    offered: (['right', 'left'] as const).flatMap(hand => ringOn(sheet, hand)?.id ?? []),
    others: [],
  }),
  shown: (state, { ring }) => {
    const item = state.sheet.inventory.find(ring);
    return item === undefined ? {} : { subject: aThing(partsOf(state, item)) };
  },
  answered: () => undefined,
  exchanges: ({ ring }, worn) => ({ off: worn, on: ring }),
  left: () => undefined,
};
