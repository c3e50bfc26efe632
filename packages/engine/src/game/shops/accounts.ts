// Writes accounts. No other file does.

import type { Account, Shop } from '../dungeon/shops/shop.ts';
import { accountIn } from '../items/priced/shop-of.ts';
import type { GameState } from '../state/state.ts';

/** Changes parts of the hero’s account; none falls below 0. */
function change(state: GameState, shop: Shop, parts: Partial<Account>): void {
  shop.accounts.set(state.seat.number, { ...accountIn(state, shop), ...parts });
}

/** The hero owes more. */
export function addDebt(state: GameState, shop: Shop, gold: number): void {
  change(state, shop, { debt: accountIn(state, shop).debt + gold });
}

/** Debts and fees are settled. */
export function clearDebt(state: GameState, shop: Shop): void {
  change(state, shop, { debt: 0 });
}

/** The keeper owes the hero more. */
export function addCredit(state: GameState, shop: Shop, gold: number): void {
  change(state, shop, { credit: accountIn(state, shop).credit + gold });
}

/** Takes up to an amount from the hero’s credit. @returns what is still to be paid */
export function useCredit(state: GameState, shop: Shop, gold: number): number {
  const { credit } = accountIn(state, shop);
  const used = Math.min(credit, gold);
  change(state, shop, { credit: credit - used });
  return gold - used;
}

/** The hero made off with goods. */
export function addTheft(state: GameState, shop: Shop, gold: number): void {
  change(state, shop, { debt: 0, stolen: accountIn(state, shop).stolen + gold });
}

/** A theft is forgiven. */
export function forgiveTheft(state: GameState, shop: Shop): void {
  change(state, shop, { stolen: 0 });
}
