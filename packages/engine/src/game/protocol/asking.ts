// What a question that waits wants to be told, as the view says it: only what the hero knows.

import type { AnswerKind } from './answers.ts';

/** One of a list. */
export interface AskedChoice {
  /** By which it is answered: 1 to 40 characters. */
  readonly id: string;
  /** As the player reads it. */
  readonly text: string;
}

/** What each kind of question says of its answers. */
interface Askings {
  readonly item: {
    /** What it is meant for, by id, as far as the hero knows. */
    readonly offered: readonly number[];
    /** What may be named as well, by id. */
    readonly others: readonly number[];
  };
  readonly square: {
    /** Squares from the hero, a diagonal step counting as one. */
    readonly farthest: number;
  };
  readonly direction: {
    /** Direction 0, where the hero stands, is an answer. */
    readonly here: boolean;
  };
  readonly text: {
    /** In UTF-16 units, at most LONGEST_ANSWER. */
    readonly longest: number;
    /** What the text is now; empty for nothing. */
    readonly now: string;
    /** An empty text is an answer. */
    readonly mayBeEmpty: boolean;
  };
  readonly count: {
    readonly least: number;
    readonly most: number;
    /** What is proposed. */
    readonly usual: number;
  };
  readonly yes: object;
  readonly choice: {
    readonly choices: readonly AskedChoice[];
  };
}

/** A question for an answer of one kind. */
export type AskingOf<Kind extends AnswerKind> = { readonly kind: Kind } & Askings[Kind];

/** What a question wants to be told. */
export type Asking = { [Kind in AnswerKind]: AskingOf<Kind> }[AnswerKind];
