// Opening a box at the hero's feet. NetHack 3.6.7 src/pickup.c (doloot).

import type { ActionResult } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { lootHere } from './boxes.ts';

/** Opens the container on the hero's square; the answer takes the move. */
export function loot(state: GameState): ActionResult {
  return lootHere(state);
}
