// Spells that borrow their effect from a potion or a scroll.

import type { CasterView } from '../../../spells/index.ts';
import type { GameState } from '../../state/state.ts';
import type { Effect } from '../effects/effect.ts';

/**
 * The effect of a spell.
 * @param blessed the caster is skilled, and the spell acts as a blessed item
 * @returns whether it had an effect
 */
export type Charm = (state: GameState, by: CasterView, blessed: boolean) => boolean;

/** The charm with the effect of a potion or scroll. */
export function borrowedFrom(effect: Effect): Charm {
  return (state, _, blessed) => {
    effect(state, {
      beatitude: blessed ? 'blessed' : 'uncursed',
      confused: false,
      favourKnown: true,
    });
    return true;
  };
}
