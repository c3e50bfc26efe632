// Lifting curses from worn items. Crossfire server/spell_effect.c (remove_curse).

import { isDamned, slotOf } from '../../objects/index.ts';
import type { LiftedCurses } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';
import { freeItem, isCursed } from './item-states.ts';

/**
 * Frees worn and wielded items, which lose their worth. An item that is cursed and damned stays damned unless
 * damnation is lifted.
 * @param most the highest level of an item that it acts on
 * @returns the number of items freed
 */
export function liftCurses(
  { sheet }: GameState,
  most: number,
  { cursed, damned }: LiftedCurses,
): number {
  let freed = 0;
  for (const item of sheet.inventory.things) {
    const isReached = slotOf(sheet.equipment, item.id) !== undefined && item.fact('level') <= most;
    const isDoomed = isDamned(item);
    if (isReached && ((cursed && isCursed(item)) || (damned && isDoomed))) {
      freeItem(item, !isDoomed || damned);
      freed++;
    }
  }
  return freed;
}
