// Paying in a shop. NetHack 3.6.7 src/shk.c (dopay, dopayobj, make_happy_shk).

import type { Creature } from '../../actors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { distance } from '../../world/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { clearMarks } from '../items/priced/goods.ts';
import { goldIn, payTo } from '../items/priced/purse.ts';
import { accountIn, isAngry, keeperOf, shopEntered } from '../items/priced/shop-of.ts';
import { changeMoods } from '../movement/roster.ts';
import { giveUp } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';
import { clearDebt, forgiveTheft, useCredit } from './accounts.ts';
import { owedIn, pilePrice, unpaidThings } from './bill.ts';

/** A shop whose keeper can be spoken to. */
export interface Counter {
  readonly shop: Shop;
  readonly keeper: Creature;
}

/** The shop in which the hero is, or else the one whose keeper stands beside him; undefined: none. */
export function counterHere(state: GameState): Counter | undefined {
  const shop = shopEntered(state);
  const keeper = shop && keeperOf(state, shop);
  return shop !== undefined && keeper !== undefined ? { shop, keeper } : keeperBeside(state);
}

function keeperBeside(state: GameState): Counter | undefined {
  const { level, hero } = state;
  for (const shop of level.shops) {
    const keeper = keeperOf(state, shop);
    if (keeper !== undefined && distance(level.map, keeper.square, hero.square) <= 1) {
      return { shop, keeper };
    }
  }
  return undefined;
}

/** The counter of a keeper with that id, if he can be spoken to from here. */
export function counterOf(state: GameState, id: number): Counter | undefined {
  const here = counterHere(state);
  return here?.keeper.id === id ? here : undefined;
}

/** What the hero’s gold and credit come to. */
function fundsIn(state: GameState, shop: Shop): number {
  return goldIn(state.sheet.inventory.things) + accountIn(state, shop).credit;
}

/** The hero pays with his credit, then with gold. @returns false: he hasn’t enough, and pays nothing */
function settleWith(state: GameState, { shop, keeper }: Counter, gold: number): boolean {
  if (fundsIn(state, shop) < gold) {
    state.logFelt('cannot-pay', state.hero.id, keeper.id, gold);
    return false;
  }
  payTo(state, keeper, useCredit(state, shop, gold));
  return true;
}

/** Pays the debt for fees, and for goods that are gone. @returns whether it could be paid */
export function payDebt(state: GameState, counter: Counter): boolean {
  const { debt } = accountIn(state, counter.shop);
  if (debt > 0) {
    if (!settleWith(state, counter, debt)) {
      return false;
    }
    clearDebt(state, counter.shop);
    state.logFelt('paid-debt', state.hero.id, counter.keeper.id, debt);
  }
  return true;
}

/** Buys an unpaid pile. @returns whether it could be paid */
export function payFor(state: GameState, counter: Counter, thing: GameObject): boolean {
  const gold = pilePrice(thing);
  if (!settleWith(state, counter, gold)) {
    return false;
  }
  clearMarks(thing);
  state.logFelt('item-bought', state.hero.id, thing.id, gold);
  return true;
}

/** Pays debt and goods in their order, as far as the money goes. */
export function payAll(state: GameState, counter: Counter): void {
  let pays = payDebt(state, counter);
  for (const thing of unpaidThings(state, counter.shop)) {
    pays = pays && payFor(state, counter, thing);
  }
  if (owedIn(state, counter.shop) === 0) {
    state.logFelt('bill-settled', state.hero.id, counter.keeper.id);
  }
}

/** Pays for a service. @returns whether it could be paid */
export function payService(state: GameState, counter: Counter, gold: number): boolean {
  return settleWith(state, counter, gold);
}

/**
 * An angry keeper asks for what was stolen and what is owed, or for the price of peace. He takes less if the hero has no
 * more, but not too little.
 */
export function buyPeace(state: GameState, { shop, keeper }: Counter): void {
  const { peace, leastOver } = state.ruleset.slots.world.shops.keepers;
  const { stolen } = accountIn(state, shop);
  const asked = stolen > 0 ? stolen + owedIn(state, shop) : peace;
  const gold = Math.min(asked, goldIn(state.sheet.inventory.things));
  if (gold < floorDiv(asked, leastOver) || gold === 0) {
    state.logFelt('cannot-pay', state.hero.id, keeper.id, asked);
    return;
  }
  payTo(state, keeper, gold);
  if (stolen > 0) {
    forgiveTheft(state, shop);
    clearDebt(state, shop);
    for (const thing of unpaidThings(state, shop)) {
      clearMarks(thing);
    }
  }
  changeMoods(state.level, keeper, ['calm'], []);
  giveUp(keeper);
  state.logFelt('keeper-pacified', state.hero.id, keeper.id, gold);
}

/** Whether a keeper must be appeased first. */
export function wantsPeace(state: GameState, { shop, keeper }: Counter): boolean {
  return isAngry(keeper) || accountIn(state, shop).stolen > 0;
}
