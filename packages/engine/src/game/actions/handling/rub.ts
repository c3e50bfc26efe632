// Rubbing a lamp. NetHack 3.6.7 src/apply.c (dorub).

import { isRubbed, rub } from '../../powers/handling/rubbing.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** Rubs a carried lamp. A wish that comes of it is part of the same move. */
export function rubLamp(state: GameState, itemId: number): ActionResult {
  const lamp = state.sheet.inventory.find(itemId);
  if (lamp === undefined) {
    return refuse('unknown-item');
  }
  if (!isRubbed(lamp)) {
    return refuse('no-use');
  }
  rub(state, lamp);
  return { cost: state.pending?.paid === false ? 0 : state.ruleset.bridges.beats.move };
}
