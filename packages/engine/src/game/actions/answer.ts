// Answering, cancelling or abandoning a pending question.

import { TYPE } from '../../objects/index.ts';
import {
  answerPending,
  askingOf,
  carrierUsedBy,
  castCompletedBy,
  exchangeMadeBy,
  isHarmless,
  leavePending,
} from '../powers/continuations/index.ts';
import { boxOnFloor } from '../powers/handling/boxes/box-menu.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Answer, AnswerKind, AnswerValues } from '../protocol/answers.ts';
import type { Direction } from '../protocol/commands.ts';
import type { Pending, WaitingCarrier } from '../protocol/pending.ts';
import { settle } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { acceptedAnswer } from './accepted-answer.ts';
import { castWaiting } from './casting/cast.ts';
import { attack } from './fighting/attack.ts';
import { useFormPower } from './forms/form-power.ts';
import { doAtBox, openBox } from './handling/boxes.ts';
import { offer } from './handling/offer.ts';
import { readSpell } from './reading/read-scroll.ts';
import { changeClothes } from './wear.ts';
import { zap } from './zap.ts';

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
  const carrier = carrierUsedBy(state, pending, accepted.value);
  if (carrier !== undefined) {
    useWaiting(state, carrier);
    return { cost: costOf(state, pending) };
  }
  const struck = attackMeantBy(pending);
  if (struck !== undefined) {
    return accepted.value === true ? attack(state, struck) : { cost: 0 };
  }
  const power = powerMeantBy(pending);
  if (power !== undefined) {
    return useFormPower(state, Number(accepted.value), power);
  }
  const atBox = boxMeantBy(state, pending, accepted.value);
  if (atBox !== undefined) {
    return atBox;
  }
  if (isOffering(pending)) {
    return offer(state, Number(accepted.value));
  }
  const exchange = exchangeMadeBy(pending, accepted.value);
  if (exchange !== undefined) {
    return changeClothes(state, exchange.off, exchange.on);
  }
  answerPending(state, pending, accepted.value);
  // A follow-up question is part of the same move.
  return { cost: state.pending === undefined ? costOf(state, pending) : 0 };
}

/** The direction of an attack that the question is about; undefined: it is about something else. */
function attackMeantBy({ facts }: Pending): Direction | undefined {
  return 'deed' in facts && facts.deed === 'attack-anyway' ? (facts.other as Direction) : undefined;
}

/** What is done with a box that the question is about; undefined: it is about something else. */
function boxMeantBy(
  state: GameState,
  { facts }: Pending,
  value: AnswerValues[AnswerKind],
): ActionResult | undefined {
  const deed = 'deed' in facts ? facts.deed : undefined;
  if (deed === 'which-box') {
    const box = boxOnFloor(state, Number(value));
    return box === undefined ? refuse('nothing-to-open') : openBox(state, box);
  }
  return deed === 'box' && 'item' in facts ? doAtBox(state, facts.item, String(value)) : undefined;
}

/** Whether the question is which body is offered. */
function isOffering({ facts }: Pending): boolean {
  return 'deed' in facts && facts.deed === 'offer';
}

/** The direction of a power of the hero's form that the question is about; undefined: it is about something else. */
function powerMeantBy({ facts }: Pending): Direction | undefined {
  return 'deed' in facts && facts.deed === 'form-power' ? (facts.other as Direction) : undefined;
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
  const carrier = carrierUsedBy(state, waiting);
  if (carrier !== undefined) {
    useWaiting(state, carrier);
  }
  return isHarmless(waiting) ? 0 : costOf(state, waiting);
}

/** A scroll is read, a wand or rod is zapped, with what its spell was told. One that is gone is not. */
function useWaiting(
  state: GameState,
  { carrier, direction, text, item, known }: WaitingCarrier,
): void {
  const thing = state.sheet.inventory.find(carrier);
  const told = { ...(text !== '' && { text }), ...(item !== 0 && { item }) };
  if (thing?.archetype.type === TYPE.scroll) {
    if (known) {
      // One that was unknown was read before it asked.
      state.logFelt('read-scroll', state.hero.id, thing.id);
    }
    readSpell(state, thing, told);
  } else if (thing !== undefined) {
    zap(state, thing.id, direction, told);
  }
}

function costOf({ ruleset }: GameState, { paid }: Pending): number {
  return paid ? 0 : ruleset.bridges.beats.move;
}
