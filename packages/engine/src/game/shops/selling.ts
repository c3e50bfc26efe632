// Selling to a keeper. NetHack 3.6.7 src/shk.c (sellobj, saleable).

import { classOf, type GameObject, isGodGiven, TYPE } from '../../objects/index.ts';
import { creditFor, keeperOffer } from '../../worldrules/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { takeFromFloor } from '../items/floor.ts';
import { isPrecious } from '../items/handled/precious.ts';
import { giveTo } from '../items/monster-pack.ts';
import { offerForSale } from '../items/priced/goods.ts';
import { isNoviceHere, pricedView } from '../items/priced/price-of.ts';
import { goldIn, payHero } from '../items/priced/purse.ts';
import { isAngry, keeperOf, shopAt, shopOf } from '../items/priced/shop-of.ts';
import { askDeed } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { addCredit } from './accounts.ts';
import { noteSold } from './learn-price.ts';

/** A keeper’s offer for a pile on the floor of his shop. */
export interface Offer {
  readonly gold: number;
  /** The keeper has no money: the offer is credit. */
  readonly onCredit: boolean;
}

/** Whether a shop’s keeper buys things of that class. */
function buysFrom(state: GameState, shop: Shop, thing: GameObject): boolean {
  const row = state.ruleset.slots.world.shops.kinds[shop.kind];
  const isSold =
    row !== undefined && (row.buys.includes('all') || row.buys.includes(classOf(thing.archetype)));
  return isSold && !isPrecious(thing) && !isGodGiven(thing);
}

/**
 * The hero has put something of his own down in a shop: gold is credit, for other things the keeper makes an offer,
 * which the hero may refuse. Label: `low-offer`.
 */
export function offerFor(state: GameState, thing: GameObject): void {
  const { hero } = state;
  const shop = shopAt(state, hero.square);
  const keeper = shop && keeperOf(state, shop);
  if (shop === undefined || keeper === undefined || shopOf(state, thing) !== undefined) {
    return;
  }
  if (isAngry(keeper) || keeper.conditions.helpless) {
    return;
  }
  if (thing.archetype.type === TYPE.money) {
    giveCredit(state, shop, thing);
    return;
  }
  const offer = buysFrom(state, shop, thing) ? drawOffer(state, shop, thing) : undefined;
  if (offer === undefined) {
    state.logFelt('not-wanted', hero.id, keeper.id, thing.id);
    return;
  }
  const text = offer.onCredit ? 'credit' : '';
  askDeed(state, 'sell', { item: thing.id, other: offer.gold, text }, true);
}

/** What a keeper offers; undefined: nothing. */
function drawOffer(state: GameState, shop: Shop, thing: GameObject): Offer | undefined {
  const { prices } = state.ruleset.slots.world.shops;
  const wanted = keeperOffer(state.luck('shops'), prices, {
    ...pricedView(state, thing),
    pieces: thing.count,
    novice: isNoviceHere(state),
  });
  const money = goldIn(keeperOf(state, shop)!.carried);
  if (wanted === 0) {
    return undefined;
  }
  return money > 0
    ? { gold: Math.min(wanted, money), onCredit: false }
    : { gold: creditFor(prices, wanted), onCredit: true };
}

/** Gold put down in a shop is credit. */
function giveCredit(state: GameState, shop: Shop, coins: GameObject): void {
  const { hero } = state;
  const keeper = keeperOf(state, shop)!;
  const gold = goldIn([coins]);
  giveTo(keeper, takeFromFloor(state, hero.square, coins, coins.count));
  addCredit(state, shop, gold);
  state.logFelt('credit-given', hero.id, keeper.id, gold);
}

/** The hero accepts an offer: the pile becomes the shop’s. */
export function sell(state: GameState, thing: GameObject, { gold, onCredit }: Offer): void {
  const { hero } = state;
  const shop = shopAt(state, hero.square);
  const keeper = shop && keeperOf(state, shop);
  if (shop === undefined || keeper === undefined) {
    return;
  }
  noteSold(state, thing);
  offerForSale(state, thing, shop);
  if (onCredit) {
    addCredit(state, shop, gold);
    state.logFelt('credit-given', hero.id, keeper.id, gold);
  } else {
    payHero(state, keeper, gold);
    state.logFelt('item-sold', hero.id, thing.id, gold);
  }
}
