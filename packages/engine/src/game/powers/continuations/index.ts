// The continuations of questions, by their names in saves.

import type { Asking } from '../../protocol/asking.ts';
import type {
  ContinuationName,
  Pending,
  WaitingCarrier,
  WaitingCast,
} from '../../protocol/pending.ts';
import type { GameState } from '../../state/state.ts';
import { carriedItem, carriedText } from './carried.ts';
import { castCount, castItem, castText } from './casting.ts';
import { charging } from './charging.ts';
import type { Continuation, Exchange, ToldOfPending } from './continuation.ts';
import { deedChoice, deedItem, deedText, deedYes } from './deeds.ts';
import { conversion, firstGod } from './faith.ts';
import { genocide } from './genocide.ts';
import { identification } from './identification.ts';
import { naming, whatToName } from './naming.ts';
import { newForm } from './new-form.ts';
import { ringToReplace } from './rings.ts';

export { askForCarried } from './carried.ts';
export { askForArguments } from './casting.ts';

/** The continuations. */
export const CONTINUATIONS: { readonly [About in ContinuationName]: Continuation<About> } = {
  charging,
  identification,
  'what-to-name': whatToName,
  naming,
  genocide,
  'new-form': newForm,
  conversion,
  'first-god': firstGod,
  'cast-item': castItem,
  'cast-text': castText,
  'cast-count': castCount,
  'ring-to-replace': ringToReplace,
  'carried-item': carriedItem,
  'carried-text': carriedText,
  'deed-item': deedItem,
  'deed-choice': deedChoice,
  'deed-text': deedText,
  'deed-yes': deedYes,
};

// The row takes the facts of its own question, which a type can't say of one that is looked up.

/** What a question that waits wants to be told, as far as the hero knows. */
export function askingOf(state: GameState, { about, facts }: Pending): Asking {
  return CONTINUATIONS[about].asking(state, facts as never);
}

/** Further facts of a pending question that the hero knows. */
export function toldOf(state: GameState, { about, facts }: Pending): ToldOfPending {
  return CONTINUATIONS[about].shown?.(state, facts as never) ?? {};
}

/** Whether nothing is lost by leaving a question, and nothing is to be paid then. */
export function isHarmless({ about, facts }: Pending): boolean {
  return CONTINUATIONS[about].isHarmless?.(facts as never) ?? false;
}

/** Tells the hero that he is asked. @param item what asks: an id, 0 for none */
export function tellAsked(state: GameState, { about, facts }: Pending, item: number): void {
  CONTINUATIONS[about].told?.(state, facts as never, item);
}

/** A question is answered, with what `askingOf` allows. */
export function answerPending(state: GameState, pending: Pending, value: unknown): void {
  CONTINUATIONS[pending.about].answered(state, pending as never, value as never);
}

/** The cast that an answer completes; undefined: it completes none. */
export function castCompletedBy(
  state: GameState,
  { about, facts }: Pending,
  value: unknown,
): WaitingCast | undefined {
  return CONTINUATIONS[about].completes?.(state, facts as never, value as never);
}

/** The carrier that is used with an answer, or when the question is left; undefined: none. */
export function carrierUsedBy(
  state: GameState,
  { about, facts }: Pending,
  value?: unknown,
): WaitingCarrier | undefined {
  return CONTINUATIONS[about].uses?.(state, facts as never, value as never);
}

/** The exchange of worn items that an answer asks for; undefined: none. */
export function exchangeMadeBy({ about, facts }: Pending, value: unknown): Exchange | undefined {
  return CONTINUATIONS[about].exchanges?.(facts as never, value as never);
}

/** A question is cancelled, or the hero has done something else. */
export function leavePending(state: GameState, { about, facts }: Pending): void {
  CONTINUATIONS[about].left(state, facts as never);
}
