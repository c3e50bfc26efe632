// Consequences of a question: when it is answered, and when it isn't.

import type { AnswerValues } from '../../protocol/answers.ts';
import type { AskingOf } from '../../protocol/asking.ts';
import type {
  ContinuationName,
  PendingAnswers,
  PendingFacts,
  PendingFor,
} from '../../protocol/pending.ts';
import type { PendingView } from '../../protocol/view.ts';
import type { GameState } from '../../state/state.ts';

/** Facts of a question for the view, besides the permitted answers. */
export type ToldOfPending = Pick<PendingView, 'beatitude'>;

/** One continuation. */
export interface Continuation<About extends ContinuationName> {
  /** Logs the question. @param item its source: an id, 0 for none */
  readonly told: (state: GameState, item: number) => void;
  /** The permitted answers. They reveal nothing unknown to the hero. */
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
  /** Handles cancelling, or another command instead of an answer. */
  readonly left: (state: GameState, facts: PendingFacts[About]) => void;
}
