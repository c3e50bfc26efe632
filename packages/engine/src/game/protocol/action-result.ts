// Result of an action: its cost, or the reason for its refusal.

import type { RefusalReason } from './commands.ts';

/** A completed action costs time; a refused one may still use the move. */
export type ActionResult =
  | { readonly cost: number }
  | { readonly refused: RefusalReason; readonly usesMove: boolean };

/** A refusal without cost. */
export function refuse(refused: RefusalReason): ActionResult {
  return { refused, usesMove: false };
}
