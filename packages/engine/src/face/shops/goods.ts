// The goods of the shop that the hero stands in, as its prices mark them.

import type { GameView, ThingView } from '../../game/index.ts';
import { nearestFirst } from '../known-map.ts';

/** How the name of a thing tells its price. */
const PRICED = / \((?:for sale|unpaid), \d+ gold\)/;

/** Items with a price in the shop that the hero is in, the nearest first; none outside of shops. */
export function goodsHere(view: GameView): ThingView[] {
  const { shop, things } = view;
  return shop === undefined ? [] : nearestFirst(view, things.filter(isPriced));
}

/** Whether something is an item with a price, wherever the hero is. */
export function isPriced({ kind, name }: ThingView): boolean {
  return kind === 'item' && PRICED.test(name);
}
