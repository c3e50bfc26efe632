// Sets and clears the pending question. No other file does.

import type { Pending } from '../protocol/pending.ts';
import type { GameState } from './state.ts';

/** Asks the hero a question. An earlier pending one is dropped. */
export function ask(state: GameState, pending: Pending): void {
  state.seat.pending = pending;
}

/** Clears the pending question. */
export function settle(state: GameState): void {
  state.seat.pending = undefined;
}
