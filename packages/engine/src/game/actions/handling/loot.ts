// Opening a box at the hero's feet. NetHack 3.6.7 src/pickup.c (doloot).

import { boxesHere, open } from '../../powers/handling/container.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** Opens the topmost container on the hero's square; the answer takes the move. */
export function loot(state: GameState): ActionResult {
  const box = boxesHere(state).at(-1);
  if (box === undefined) {
    return refuse('nothing-to-open');
  }
  open(state, box);
  return { cost: 0 };
}
