// Leaving without paying, and the keeper’s anger. NetHack 3.6.7 src/shk.c (u_left_shop, rob_shop, hot_pursuit).

import type { Creature } from '../../actors/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { clearMarks } from '../items/priced/goods.ts';
import { isAngry, keeperOf } from '../items/priced/shop-of.ts';
import { changeMoods } from '../movement/roster.ts';
import { alarm, suspect } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { addTheft, clearDebt, useCredit } from './accounts.ts';
import { owedIn, unpaidThings } from './bill.ts';

/** The keeper is after the hero. */
function enrage(state: GameState, keeper: Creature): void {
  if (!isAngry(keeper)) {
    changeMoods(state.level, keeper, [], ['calm', 'neutral']);
    state.logSeen('keeper-angered', keeper, keeper.id);
  }
  alarm(keeper);
  suspect(keeper, state.hero.square);
}

/** The hero is out of a shop: what he owes is covered by his credit, or stolen. */
export function leaveOwing(state: GameState, shop: Shop): void {
  const owed = owedIn(state, shop);
  const keeper = keeperOf(state, shop);
  if (owed === 0 || keeper === undefined) {
    return;
  }
  for (const thing of unpaidThings(state, shop)) {
    clearMarks(thing);
  }
  const stolen = useCredit(state, shop, owed);
  if (stolen === 0) {
    clearDebt(state, shop);
    state.logFelt('credit-used', state.hero.id, keeper.id, owed);
    return;
  }
  addTheft(state, shop, stolen);
  state.logFelt('shop-robbed', state.hero.id, keeper.id, stolen);
  enrage(state, keeper);
}
