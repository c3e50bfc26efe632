// Breaking a wand on purpose. NetHack 3.6.7 src/apply.c (do_break_wand).

import { isBreakable } from '../../powers/handling/break-wand.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/** Asks whether a carried wand is to be broken; the answer takes the move. */
export function breakItem(state: GameState, itemId: number): ActionResult {
  const wand = state.sheet.inventory.find(itemId);
  if (wand === undefined) {
    return refuse('unknown-item');
  }
  if (!isBreakable(wand)) {
    return refuse('not-a-wand');
  }
  const { strength } = state.ruleset.slots.world.tools.breaking;
  if (state.ruleset.bridges.shortScale(state.sheet.present.strength) < strength) {
    return refuse('too-weak-to-break');
  }
  askDeed(state, 'break', { item: wand.id }, false);
  return { cost: 0 };
}
