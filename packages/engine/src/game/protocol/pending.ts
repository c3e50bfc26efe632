// Pending questions, which wait for the player's answer. The effect of the answer is a row of
// `powers/continuations`, referenced by name, so that a waiting game can be saved.

import type { Beatitude } from '../../objects/index.ts';

/** The facts that each continuation needs once the answer arrives. */
export interface PendingFacts {
  readonly charging: {
    /** The scroll's beatitude, or that of its substitute. */
    readonly source: Beatitude;
    /** The hero knows this beatitude. */
    readonly known: boolean;
  };
}

/** The kind of answer for each continuation. */
export interface PendingAnswers {
  readonly charging: 'item';
}

/** The name of a continuation. */
export type ContinuationName = keyof PendingFacts;

/** A pending question of one continuation. */
export interface PendingFor<About extends ContinuationName> {
  readonly about: About;
  readonly facts: PendingFacts[About];
  /** The causing action already cost the move: answering is free, and so is not answering. */
  readonly paid: boolean;
}

/** A pending question. */
export type Pending = { readonly [About in ContinuationName]: PendingFor<About> }[ContinuationName];
