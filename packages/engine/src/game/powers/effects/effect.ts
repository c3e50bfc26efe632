// Effects of potions and scrolls without a spell.

import { BEATITUDES, type Beatitude } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** A potion being drunk or a scroll being read. */
export interface Carrier {
  readonly beatitude: Beatitude;
  /** The reader is confused. */
  readonly confused: boolean;
  /** The hero knew its beatitude. */
  readonly favourKnown: boolean;
}

/** An effect. @returns whether it identifies the carrier's kind */
export type Effect = (state: GameState, carrier: Carrier) => boolean;

/** −1 cursed, 0 uncursed, 1 blessed. */
export function signOf({ beatitude }: Carrier): number {
  return BEATITUDES.indexOf(beatitude) - 1;
}
