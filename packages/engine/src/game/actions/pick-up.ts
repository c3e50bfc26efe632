// Picking up as many pieces as can be carried. NetHack 3.6.7 src/pickup.c (pickup_object, carry_count,
// lift_object).

import type { Encumbrance } from '../../speed/index.ts';
import { putDownBomb, takeBomb } from '../items/bombs.ts';
import { isAnothers } from '../items/handled/chained.ts';
import { lift } from '../items/lift.ts';
import { joining } from '../items/pack.ts';
import { floats } from '../movement/floating.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';

/** The highest burden when picking up everything: the default of NetHack's option pickup_burden. */
const HEAVIEST_OF_ALL: Encumbrance = 'stressed';
/** The highest burden when picking up a requested item. */
const HEAVIEST_OF_ONE: Encumbrance = 'overtaxed';

/**
 * Picks up one item underfoot, or all of them (item 0); equal items join. A burning bomb is picked up first, one at
 * a time; where nothing else lies, a carried bomb is put down. Of a pile that is too heavy the
 * rest stays.
 */
export function pickUp(state: GameState, itemId: number): ActionResult {
  const { hero, level, ruleset, sheet } = state;
  const pile = level.items.get(hero.square) ?? [];
  const wanted = pile.filter(({ id }) => itemId === 0 || id === itemId);
  if (floats(state)) {
    return refuse(wanted.length === 0 ? 'nothing-to-pick-up' : 'levitating');
  }
  const { move } = ruleset.bridges.beats;
  if (itemId === 0 && takeBomb(state)) {
    return { cost: move };
  }
  if (wanted.length === 0) {
    return itemId === 0 && putDownBomb(state) ? { cost: move } : refuse('nothing-to-pick-up');
  }
  const most = itemId === 0 ? HEAVIEST_OF_ALL : HEAVIEST_OF_ONE;
  let lifted = 0;
  for (const item of wanted) {
    lifted += lift(state, item, most);
  }
  if (lifted === 0) {
    if (wanted.every(item => isAnothers(state, item))) {
      return refuse('chained-to-another');
    }
    const room = wanted.some(item => sheet.inventory.hasRoomFor(item, joining(state)));
    return refuse(room ? 'too-heavy' : 'pack-full');
  }
  lookAtFloor(state);
  return { cost: move };
}
