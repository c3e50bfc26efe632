// Marks of goods on things.

import type { GameObject } from '../../../objects/index.ts';
import { GOODS, type Shop } from '../../dungeon/shops/shop.ts';
import type { GameState } from '../../state/state.ts';
import { withContents } from './shop-of.ts';

/** What one piece was priced at when the hero took it; 0: it isn’t unpaid. */
export function unpaidEach(thing: GameObject): number {
  return thing.fact(GOODS.unpaid);
}

/** A thing belongs to a shop, and waits to be bought. */
export function offerForSale({ level }: GameState, thing: GameObject, shop: Shop): void {
  thing.setFact(GOODS.shop, level.shops.indexOf(shop) + 1);
  thing.setFact(GOODS.unpaid, 0);
}

/** The hero has taken goods, at a price for each piece. */
export function markUnpaid(thing: GameObject, gold: number): void {
  thing.setFact(GOODS.unpaid, gold);
}

/** Goods lie on the shop’s floor again. */
export function markReturned(thing: GameObject): void {
  thing.setFact(GOODS.unpaid, 0);
}

/** A thing and what is in it belong to no shop. */
export function clearMarks(thing: GameObject): void {
  for (const each of withContents(thing)) {
    each.setFact(GOODS.shop, 0);
    each.setFact(GOODS.unpaid, 0);
  }
}

/** Of things and their contents those that are marked as goods. */
export function goodsAmong(things: readonly GameObject[]): GameObject[] {
  return things.flatMap(withContents).filter(isGoods);
}

/** Whether a thing is marked as goods, for sale or unpaid. */
export function isGoods(thing: GameObject): boolean {
  return thing.fact(GOODS.shop) > 0;
}
