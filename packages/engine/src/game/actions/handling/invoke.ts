// Invoking an artifact. NetHack 3.6.7 src/artifact.c (doinvoke).

import { invoke, isInvoked } from '../../powers/handling/invoking.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** Invokes a carried item. A charge that comes of it is part of the same move. */
export function invokeItem(state: GameState, itemId: number): ActionResult {
  const item = state.sheet.inventory.find(itemId);
  if (item === undefined) {
    return refuse('unknown-item');
  }
  if (!isInvoked(state, item)) {
    return refuse('nothing-to-invoke');
  }
  return { cost: invoke(state, item) ? 0 : state.ruleset.bridges.beats.move };
}
