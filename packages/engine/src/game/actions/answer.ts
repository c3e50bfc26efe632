// Answering, cancelling or abandoning a pending question.

import {
  answerPending,
  askingOf,
  castCompletedBy,
  isHarmless,
  leavePending,
} from '../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Answer } from '../protocol/answers.ts';
import type { Pending } from '../protocol/pending.ts';
import { settle } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { acceptedAnswer } from './accepted-answer.ts';
import { castWaiting } from './cast.ts';

/** Answers the pending question, or cancels it at the same cost. */
export function answer(state: GameState, given: Answer): ActionResult {
  const { pending } = state;
  if (pending === undefined) {
    return refuse('nothing-asked');
  }
  if ('nothing' in given) {
    return { cost: leaveUnanswered(state, pending) };
  }
  const accepted = acceptedAnswer(state, askingOf(state, pending), given);
  if ('refused' in accepted) {
    return refuse(accepted.refused);
  }
  settle(state);
  const cast = castCompletedBy(state, pending, accepted.value);
  if (cast !== undefined) {
    return castWaiting(state, cast);
  }
  answerPending(state, pending, accepted.value);
  // A follow-up question is part of the same move.
  return { cost: state.pending === undefined ? costOf(state, pending) : 0 };
}

/**
 * The hero did something else, or cancelled: the question is dropped, unless that led to another.
 * @returns cost in beats of the causing action; 0 if it is already paid, or if the question is harmless
 */
export function leaveUnanswered(state: GameState, waiting: Pending): number {
  if (state.pending === waiting) {
    settle(state);
  }
  leavePending(state, waiting);
  return isHarmless(waiting) ? 0 : costOf(state, waiting);
}

function costOf({ ruleset }: GameState, { paid }: Pending): number {
  return paid ? 0 : ruleset.bridges.beats.move;
}
