// The shop in which the hero is.

import { accountIn, shopEntered } from '../items/priced/shop-of.ts';
import type { ShopView } from '../protocol/view.ts';
import { owedIn } from '../shops/bill.ts';
import { counterHere, wantsPeace } from '../shops/paying.ts';
import type { GameState } from '../state/state.ts';

/** The shop in which the hero is, as he knows it; empty outside of one. */
export function shopPart(state: GameState): { readonly shop?: ShopView } {
  const shop = shopEntered(state);
  const counter = shop && counterHere(state);
  if (shop === undefined || counter === undefined) {
    return {};
  }
  const { name } = state.content.archetype(shop.kind);
  const { credit } = accountIn(state, shop);
  return { shop: { name, owed: owedIn(state, shop), credit, angry: wantsPeace(state, counter) } };
}
