// A question that waits is answered, cancelled, or left unanswered by doing something else.

import {
  answerPending,
  askingOf,
  isHarmless,
  leavePending,
} from '../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Answer } from '../protocol/answers.ts';
import type { Pending } from '../protocol/pending.ts';
import { settle } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { acceptedAnswer } from './accepted-answer.ts';

/** Answers the question that waits, or cancels it, which costs as much as answering does. */
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
  answerPending(state, pending, accepted.value);
  // What is asked next is within the same move.
  return { cost: state.pending === undefined ? costOf(state, pending) : 0 };
}

/**
 * The hero has done something else, or cancelled: the question is forgotten, unless that led to another.
 * @returns the beats that what led to the question has cost: none if they are paid, or nothing led to it yet
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
