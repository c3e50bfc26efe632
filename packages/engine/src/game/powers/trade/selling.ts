// A keeper makes an offer for what the hero has put down.

import type { GameObject } from '../../../objects/index.ts';
import type { WaitingDeed } from '../../protocol/tools/deeds.ts';
import { sell } from '../../shops/selling.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from '../handling/deed-question.ts';

/** The pile at the hero’s feet that an offer is about; undefined: it is gone. */
function offeredPile({ level, hero }: GameState, { item }: WaitingDeed): GameObject | undefined {
  return level.items.get(hero.square)?.find(({ id }) => id === item);
}

/** Whether to sell. */
export const selling: DeedQuestion<'yes'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'yes' }),
  shown: (state, facts) => {
    const pile = offeredPile(state, facts);
    return {
      gold: facts.other,
      ...(facts.text !== '' && { onCredit: true as const }),
      ...(pile !== undefined && { pile }),
    };
  },
  answered: (state, facts, yes) => {
    const pile = offeredPile(state, facts);
    if (yes && pile !== undefined) {
      sell(state, pile, { gold: facts.other, onCredit: facts.text !== '' });
    }
  },
};
