// What a wand does that holds no spell.

import type { Creature } from '../../../actors/index.ts';
import type { GameState } from '../../state/state.ts';

/** A wand is zapped at a creature: each function says whether what is seen tells of what kind it was. */
export interface WandEffect {
  /** At nobody in particular, or where a direction is asked for at the hero himself. */
  readonly here: (state: GameState) => boolean;
  /** At a creature in its way; absent: creatures don't feel it. */
  readonly touch?: (state: GameState, creature: Creature) => boolean;
}

/** Nothing comes of it. */
export const nothing = (): boolean => false;
