// Effects of wands without a spell.

import type { Creature } from '../../../actors/index.ts';
import type { GameState } from '../../state/state.ts';

/** Effects on a target: each function returns whether the visible effect identifies the wand. */
export interface WandEffect {
  /** Without a target, or at the hero himself if it needs a direction. */
  readonly here: (state: GameState) => boolean;
  /** At a creature on its path; absent: no effect on creatures. */
  readonly touch?: (state: GameState, creature: Creature) => boolean;
}

/** No effect. */
export const nothing = (): boolean => false;
