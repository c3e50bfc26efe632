// Sets and clears the pending question. No other file does.

import type { Pending } from '../protocol/pending.ts';
import { DEED_ANSWERS, type DeedName, type WaitingDeed } from '../protocol/tools/deeds.ts';
import type { GameState } from './state.ts';

/** Asks the hero a question. An earlier pending one is dropped. */
export function ask(state: GameState, pending: Pending): void {
  state.seat.pending = pending;
}

/** Clears the pending question. */
export function settle(state: GameState): void {
  state.seat.pending = undefined;
}

/** What a question about a deed is asked with, besides its name. */
type Given = Partial<Omit<WaitingDeed, 'deed'>>;

/** Asks what is to be done with a thing. @param paid the move is paid already */
export function askDeed(
  state: GameState,
  deed: DeedName,
  { item = 0, other = 0, text = '' }: Given,
  paid: boolean,
): void {
  ask(state, { about: `deed-${DEED_ANSWERS[deed]}`, facts: { deed, item, other, text }, paid });
}
