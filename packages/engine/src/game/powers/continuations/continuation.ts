// Consequences of a question: when it is answered, and when it isn't.

import type { AnswerValues } from '../../protocol/answers.ts';
import type { AskingOf } from '../../protocol/asking.ts';
import type {
  ContinuationName,
  PendingAnswers,
  PendingFacts,
  PendingFor,
  WaitingCarrier,
  WaitingCast,
} from '../../protocol/pending.ts';
import type { PendingView } from '../../protocol/view.ts';
import type { GameState } from '../../state/state.ts';

/** What the hero knows of a question besides what its answer may be. */
export type ToldOfPending = Pick<
  PendingView,
  'beatitude' | 'left' | 'subject' | 'cast' | 'deed' | 'gold' | 'onCredit' | 'direction'
>;

/** A worn item, and the one that takes its place, by id. */
export interface Exchange {
  readonly off: number;
  readonly on: number;
}

/** One continuation. */
export interface Continuation<About extends ContinuationName> {
  /** Tells the hero that he is asked; absent: the question is enough. @param item what asks: an id, 0 for none */
  readonly told?: (state: GameState, facts: PendingFacts[About], item: number) => void;
  /** Whether nothing is lost by leaving it, and nothing is to be paid then; absent: something is. */
  readonly isHarmless?: (facts: PendingFacts[About]) => boolean;
  /** What the answer may be. Nothing in it is more than the hero knows. */
  readonly asking: (
    state: GameState,
    facts: PendingFacts[About],
  ) => AskingOf<PendingAnswers[About]>;
  /** Further facts for the view. */
  readonly shown?: (state: GameState, facts: PendingFacts[About]) => ToldOfPending;
  /**
   * Handles an answer that `asking` permits. It may ask again; the next question then inherits whether the
   * move is paid.
   */
  readonly answered: (
    state: GameState,
    pending: PendingFor<About>,
    value: AnswerValues[PendingAnswers[About]],
  ) => void;
  /** The cast that an answer completes, which the command then performs; absent: none. */
  readonly completes?: (
    state: GameState,
    facts: PendingFacts[About],
    value: AnswerValues[PendingAnswers[About]],
  ) => WaitingCast | undefined;
  /**
   * The carrier that is used with an answer; absent: none.
   * @param value undefined: the question is left
   */
  readonly uses?: (
    state: GameState,
    facts: PendingFacts[About],
    value: AnswerValues[PendingAnswers[About]] | undefined,
  ) => WaitingCarrier | undefined;
  /** The worn item that an answer exchanges for another one, which the command then does; absent: none. */
  readonly exchanges?: (
    facts: PendingFacts[About],
    value: AnswerValues[PendingAnswers[About]],
  ) => Exchange;
  /** Handles cancelling, or another command instead of an answer. */
  readonly left: (state: GameState, facts: PendingFacts[About]) => void;
}
