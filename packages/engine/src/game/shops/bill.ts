// What the hero owes in a shop.

import type { GameObject } from '../../objects/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { goodsAmong, unpaidEach } from '../items/priced/goods.ts';
import { accountIn, shopOf } from '../items/priced/shop-of.ts';
import type { GameState } from '../state/state.ts';

/** What the hero carries of a shop’s goods, in the order of the letters. */
export function unpaidThings(state: GameState, shop: Shop): GameObject[] {
  return goodsAmong(state.sheet.inventory.things).filter(
    thing => unpaidEach(thing) > 0 && shopOf(state, thing) === shop,
  );
}

/** The price of an unpaid pile. */
export function pilePrice(thing: GameObject): number {
  return unpaidEach(thing) * thing.count;
}

/** Unpaid goods and debts together, without the credit. */
export function owedIn(state: GameState, shop: Shop): number {
  return unpaidThings(state, shop).reduce(
    (sum, thing) => sum + pilePrice(thing),
    accountIn(state, shop).debt,
  );
}
