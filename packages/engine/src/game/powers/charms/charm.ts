// What a spell does that borrows its effect from a potion or a scroll.

import type { CasterView } from '../../../spells/index.ts';
import type { GameState } from '../../state/state.ts';
import type { Effect } from '../effects/effect.ts';

/**
 * One effect of a spell. @param blessed the caster is skilled, and it acts as something blessed does
 * @returns whether anything came of it
 */
export type Charm = (state: GameState, by: CasterView, blessed: boolean) => boolean;

/** The charm that does what a potion or scroll does. */
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
