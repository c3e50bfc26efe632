// The one place that says that a question waits, or that none does.

import type { Pending } from '../protocol/pending.ts';
import type { GameState } from './state.ts';

/** The hero is asked. A question that waited before is forgotten. */
export function ask(state: GameState, pending: Pending): void {
  state.seat.pending = pending;
}

/** Nothing waits any more. */
export function settle(state: GameState): void {
  state.seat.pending = undefined;
}
