// What an action comes to: what it costs, or why it isn't done.

import type { RefusalReason } from './commands.ts';

/** An action that was done costs time; one that was refused may still use the move. */
export type ActionResult =
  | { readonly cost: number }
  | { readonly refused: RefusalReason; readonly usesMove: boolean };

/** A refusal that costs nothing. */
export function refuse(refused: RefusalReason): ActionResult {
  return { refused, usesMove: false };
}
