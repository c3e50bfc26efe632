// A question that waits until the player has answered it. What comes of the answer is a row of
// `powers/continuations`, known by name, so that a game that waits can be saved.

import type { Beatitude } from '../../objects/index.ts';

/** What each continuation needs to know when the answer comes. */
export interface PendingFacts {
  readonly charging: {
    /** Of the scroll, or of what stands for one. */
    readonly source: Beatitude;
    /** The hero knows in what beatitude it stood. */
    readonly known: boolean;
  };
}

/** The kind of answer that each continuation takes. */
export interface PendingAnswers {
  readonly charging: 'item';
}

/** The name of a continuation. */
export type ContinuationName = keyof PendingFacts;

/** A question that waits for one continuation. */
export interface PendingFor<About extends ContinuationName> {
  readonly about: About;
  readonly facts: PendingFacts[About];
  /** What led to it was the move: to answer it costs none, nor does leaving it unanswered. */
  readonly paid: boolean;
}

/** A question that waits. */
export type Pending = { readonly [About in ContinuationName]: PendingFor<About> }[ContinuationName];
