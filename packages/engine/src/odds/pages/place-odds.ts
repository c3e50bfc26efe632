// What the hero can expect of a fountain, a throne, a sink or treacherous ground.

import type { Plot } from './weapon-odds.ts';

/** What can be done there. */
export type PlaceAct = 'drink' | 'dip' | 'sit' | 'kick' | 'drop-ring' | 'step' | 'land' | 'leave';

/** One act and its possible results. */
export interface PlaceActOdds {
  readonly act: PlaceAct;
  /** Words of the outcomes, each with its probability; they add up to 1. */
  readonly outcomes: readonly (readonly [outcome: string, probability: number])[];
  /** Hit points that it costs the hero. */
  readonly damage: Plot;
  readonly meanDamage: number;
  /** Probability that this damage kills him. */
  readonly killChance: number;
  /** Things of the hero that a bout of cursing strikes, if one comes; absent: none does. */
  readonly cursed?: Plot;
  /** Probability that the place is gone afterwards; 0: it stays. */
  readonly ends: number;
}

/** The answer to `place`. */
export interface PlaceOdds {
  readonly name: string;
  /** The hero is in the air and can't reach it. */
  readonly outOfReach: boolean;
  readonly acts: readonly PlaceActOdds[];
}
