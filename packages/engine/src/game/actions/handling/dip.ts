// Dipping an item. NetHack 3.6.7 src/potion.c (dodip).

import { dips, isAtWater } from '../../powers/handling/dipping.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

/** Asks what a carried item is dipped into; the answer takes the move. @param itemId 0: which item is asked first */
export function dip(state: GameState, itemId: number): ActionResult {
  const { things } = state.sheet.inventory;
  if (itemId === 0) {
    if (!isAtWater(state) && things.every(thing => dips(state, thing).length === 0)) {
      return refuse('nothing-to-dip-into');
    }
    askDeed(state, 'dip-what', {}, false);
    return { cost: 0 };
  }
  const item = state.sheet.inventory.find(itemId);
  if (item === undefined) {
    return refuse('unknown-item');
  }
  if (!isAtWater(state) && dips(state, item).length === 0) {
    return refuse('nothing-to-dip-into');
  }
  askDeed(state, 'dip', { item: item.id }, false);
  return { cost: 0 };
}
