// A question that waits until the player has answered it. What comes of the answer is a row of
// `powers/continuations`, known by name, so that a game that waits can be saved.

import type { Beatitude, KnownPart } from '../../objects/index.ts';

/** What is given a name: one item, or its kind. */
export const NAMED = ['item', 'kind'] as const;

/** What each continuation needs to know when the answer comes. */
export interface PendingFacts {
  readonly charging: {
    /** The id of a scroll that isn't read before it is said what for; 0 for one that is used up. */
    readonly scroll: number;
    /** Of the scroll, or of what stands for one. */
    readonly source: Beatitude;
    /** The hero knows in what beatitude it stood. */
    readonly known: boolean;
  };
  readonly identification: {
    /** Items that can still be identified, 1…4. */
    readonly left: number;
    /** What becomes known of each, besides its kind. */
    readonly parts: readonly KnownPart[];
  };
  /** Which item, or an item of which kind, is to be given a name. */
  readonly 'what-to-name': { readonly names: (typeof NAMED)[number] };
  /** Its name. */
  readonly naming: { readonly names: (typeof NAMED)[number]; readonly item: number };
}

/** The kind of answer that each continuation takes. */
export interface PendingAnswers {
  readonly charging: 'item';
  readonly identification: 'item';
  readonly 'what-to-name': 'item';
  readonly naming: 'text';
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
