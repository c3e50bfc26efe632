// What a potion or a scroll does that holds no spell.

import { BEATITUDES, type Beatitude } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** A potion that is drunk or a scroll that is read. */
export interface Carrier {
  readonly beatitude: Beatitude;
  /** The reader is confused. */
  readonly confused: boolean;
  /** The hero knew in what beatitude it stood. */
  readonly favourKnown: boolean;
}

/** One effect. @returns whether what happens tells the hero of what kind the carrier was */
export type Effect = (state: GameState, carrier: Carrier) => boolean;

/** −1 cursed, 0 uncursed, 1 blessed. */
export function signOf({ beatitude }: Carrier): number {
  return BEATITUDES.indexOf(beatitude) - 1;
}
