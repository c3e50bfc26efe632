// The shops of the hero’s level, as the rooms before know them. NetHack 3.6.7 src/shk.c (addtobill, subfrombill,
// costly_alteration, alter_cost, u_entered_shop, pay_for_damage, shopdig).

import type { Creature } from '../../actors/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { distance } from '../../world/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { giveTo } from '../items/monster-pack.ts';
import { emptyHeroPack, takeOutUnworn } from '../items/pack.ts';
import {
  clearMarks,
  goodsAmong,
  markReturned,
  markUnpaid,
  unpaidEach,
} from '../items/priced/goods.ts';
import { askedIn } from '../items/priced/price-of.ts';
import { isAngry, keeperOf, shopAt, shopOf, withContents } from '../items/priced/shop-of.ts';
import type { ShopPort } from '../state/ports/shop-port.ts';
import type { GameState } from '../state/state.ts';
import { addDebt } from './accounts.ts';
import { owedIn } from './bill.ts';
import { hearPrice } from './learn-price.ts';
import { leaveOwing } from './theft.ts';

/** The shops of the hero’s level. */
export class LevelShops implements ShopPort {
  readonly #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  lifted(part: GameObject, pile: GameObject): void {
    const state = this.#state;
    for (const goods of goodsAmong([part])) {
      const shop = shopOf(state, goods);
      if (shop === undefined || !shop.holds(state.level.map, state.hero.square)) {
        // It lay outside, where the keeper doesn't ask for it.
        clearMarks(goods);
        continue;
      }
      const priced = goods === part ? pile : goods;
      const asked = askedIn(state, shop, priced);
      markUnpaid(goods, asked);
      hearPrice(state, shop, priced, asked);
    }
  }

  laid(square: number, thing: GameObject): void {
    const state = this.#state;
    for (const goods of goodsAmong([thing])) {
      const shop = shopOf(state, goods);
      if (shop?.holds(state.level.map, square) === true) {
        markReturned(goods);
      } else {
        this.#bill(goods, goods.count);
        clearMarks(goods);
      }
    }
  }

  lost(thing: GameObject, pieces: number): void {
    for (const goods of goodsAmong([thing])) {
      this.#bill(goods, goods === thing ? pieces : goods.count);
    }
  }

  spoilt(thing: GameObject): void {
    if (unpaidEach(thing) > 0) {
      this.#bill(thing, thing.count);
      clearMarks(thing);
    }
  }

  improved(thing: GameObject): void {
    const shop = unpaidEach(thing) > 0 ? shopOf(this.#state, thing) : undefined;
    if (shop !== undefined) {
      markUnpaid(thing, Math.max(unpaidEach(thing), askedIn(this.#state, shop, thing)));
    }
  }

  came(from: number): void {
    const state = this.#state;
    const { level, hero } = state;
    if (level.shops.length === 0) {
      return;
    }
    const shop = shopAt(state, hero.square);
    for (const other of level.shops) {
      this.#left(other, from);
    }
    if (shop === undefined) {
      return;
    }
    if (from < 0 || !shop.holds(level.map, from)) {
      this.#greet(shop);
    }
    this.#tellPrices(shop);
  }

  leaves(): void {
    for (const shop of this.#state.level.shops) {
      leaveOwing(this.#state, shop);
    }
  }

  broken(square: number): void {
    const state = this.#state;
    const { damage } = state.ruleset.slots.world.shops.keepers;
    const shop = this.wallOf(square);
    const keeper = shop && keeperOf(state, shop);
    if (shop === undefined || keeper === undefined) {
      return;
    }
    const gold = square === shop.door ? damage.door : damage.wall;
    addDebt(state, shop, gold);
    state.logFelt('shop-damaged', state.hero.id, keeper.id, gold);
  }

  died(by: number): void {
    const state = this.#state;
    const goesOn = state.states.length > 1 || state.world.start.revives === true;
    const shop = goesOn ? state.level.shops.find(({ keeper }) => keeper === by) : undefined;
    const keeper = shop && keeperOf(state, shop);
    if (keeper === undefined) {
      return;
    }
    takeAway(keeper, emptyHeroPack(state));
    state.logFelt('pack-taken', state.hero.id, keeper.id);
  }

  wallOf(square: number): Shop | undefined {
    const { map, shops } = this.#state.level;
    return shops.find(each => isWallOf(map, each, square));
  }

  digs(): void {
    const state = this.#state;
    const shop = shopAt(state, state.hero.square);
    const keeper = shop && keeperOf(state, shop);
    if (keeper !== undefined && !keeper.conditions.helpless) {
      state.logFelt('floor-cared-for', state.hero.id, keeper.id);
    }
  }

  dugOut(): void {
    const state = this.#state;
    const { map } = state.level;
    const { grabsWithin } = state.ruleset.slots.world.shops.keepers;
    const shop = shopAt(state, state.hero.square);
    const keeper = shop && keeperOf(state, shop);
    if (
      shop === undefined ||
      keeper === undefined ||
      keeper.conditions.helpless ||
      distance(map, keeper.square, state.hero.square) > grabsWithin ||
      owedIn(state, shop) === 0
    ) {
      return;
    }
    takeAway(keeper, takeOutUnworn(state));
    state.logFelt('pack-grabbed', state.hero.id, keeper.id);
  }

  /** What the hero destroys or spoils of a shop’s goods is on his bill, if he took it or stands in the shop. */
  #bill(goods: GameObject, pieces: number): void {
    const state = this.#state;
    const shop = shopOf(state, goods);
    if (shop === undefined) {
      return;
    }
    const each = unpaidEach(goods) || this.#askedOnFloor(shop, goods);
    const gold = each * pieces;
    if (gold > 0) {
      addDebt(state, shop, gold);
      state.logFelt('goods-billed', state.hero.id, goods.id, gold);
    }
  }

  #askedOnFloor(shop: Shop, goods: GameObject): number {
    const { hero, level } = this.#state;
    return shop.holds(level.map, hero.square) ? askedIn(this.#state, shop, goods) : 0;
  }

  /** The hero has left the floor of a shop: on its doorstep he is reminded, beyond he has stolen. */
  #left(shop: Shop, from: number): void {
    const state = this.#state;
    const { map } = state.level;
    const { square } = state.hero;
    const keeper = keeperOf(state, shop);
    if (keeper === undefined || shop.holds(map, square)) {
      return;
    }
    if (square !== shop.door) {
      leaveOwing(state, shop);
    } else if (from >= 0 && shop.holds(map, from) && owedIn(state, shop) > 0) {
      state.logFelt('pay-first', state.hero.id, keeper.id);
    }
  }

  #greet(shop: Shop): void {
    const state = this.#state;
    const keeper = keeperOf(state, shop)!;
    state.logFelt(isAngry(keeper) ? 'shop-refuses' : 'shop-entered', state.hero.id, keeper.id);
  }

  #tellPrices(shop: Shop): void {
    const state = this.#state;
    for (const thing of state.level.items.get(state.hero.square) ?? []) {
      if (shopOf(state, thing) === shop) {
        const asked = askedIn(state, shop, thing);
        hearPrice(state, shop, thing, asked);
        state.logFelt('goods-priced', state.hero.id, thing.id, asked * thing.count);
      }
    }
  }
}

/** A keeper takes a hero’s things, and they are nobody’s goods any more. */
function takeAway(keeper: Creature, things: readonly GameObject[]): void {
  for (const thing of things) {
    for (const each of withContents(thing)) {
      clearMarks(each);
    }
    giveTo(keeper, thing);
  }
}

/** Whether a square is in the walls of a shop, its door included. */
function isWallOf(
  map: GameState['level']['map'],
  { room: [left, top, width, height] }: Shop,
  square: number,
): boolean {
  const [x, y] = [map.x(square) - left, map.y(square) - top];
  const isNear = x >= -1 && y >= -1 && x <= width && y <= height;
  return isNear && (x < 0 || y < 0 || x === width || y === height);
}
