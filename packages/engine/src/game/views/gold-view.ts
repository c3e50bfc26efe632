// The gold that a hero carries.

import { goldIn } from '../items/priced/purse.ts';
import type { GameState } from '../state/state.ts';

/** The worth of his coins. */
export function goldOf({ sheet }: GameState): number {
  return goldIn(sheet.inventory.things);
}
