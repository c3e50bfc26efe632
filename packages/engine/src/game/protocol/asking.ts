// The view of a pending question's answer. It contains only what the hero knows.

import type { AnswerKind } from './answers.ts';

/** A choice. */
export interface AskedChoice {
  /** The id to answer with: 1 to 40 characters. */
  readonly id: string;
  /** Text for the player. */
  readonly text: string;
}

/** Constraints on the answer for each kind of question. */
interface Askings {
  readonly item: {
    /** Ids of suitable items, as far as the hero knows. */
    readonly offered: readonly number[];
    /** Ids of other items that can be named too. */
    readonly others: readonly number[];
  };
  readonly square: {
    /** Maximum Chebyshev distance from the hero, in squares. */
    readonly farthest: number;
  };
  readonly direction: {
    /** Direction 0, the hero's own square, is allowed. */
    readonly here: boolean;
  };
  readonly text: {
    /** In UTF-16 units, at most LONGEST_ANSWER. */
    readonly longest: number;
    /** The present text; empty for none. */
    readonly now: string;
    /** An empty text is allowed. */
    readonly mayBeEmpty: boolean;
  };
  readonly count: {
    readonly least: number;
    readonly most: number;
    /** The default. */
    readonly usual: number;
  };
  readonly yes: object;
  readonly choice: {
    readonly choices: readonly AskedChoice[];
  };
}

/** A question for one kind of answer. */
export type AskingOf<Kind extends AnswerKind> = { readonly kind: Kind } & Askings[Kind];

/** The answer that a question needs. */
export type Asking = { [Kind in AnswerKind]: AskingOf<Kind> }[AnswerKind];
