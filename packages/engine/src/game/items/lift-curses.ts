// Lifting curses from worn items. Crossfire server/spell_effect.c (remove_curse).

import { beatitudeOf, type GameObject, setBeatitude, slotOf } from '../../objects/index.ts';
import type { LiftedCurses } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

const CURSED = 'cursed';
const DAMNED = 'damned';

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
    const isDamned = item.hasFlag(DAMNED);
    if (isReached && ((cursed && isCursed(item)) || (damned && isDamned))) {
      free(item, !isDamned || damned);
      freed++;
    }
  }
  return freed;
}

/** Cursed, not only damned. */
function isCursed(item: GameObject): boolean {
  return item.hasFlag(CURSED) || (!item.hasFlag(DAMNED) && beatitudeOf(item) === 'cursed');
}

function free(item: GameObject, wholly: boolean): void {
  item.setFlag(CURSED, false);
  if (wholly) {
    item.setFlag(DAMNED, false);
    setBeatitude(item, 'uncursed');
  }
  item.setFact('value', 0);
}
