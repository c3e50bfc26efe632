// Where a keeper wants to stand: in the way of heroes who owe something, otherwise beside the door. NetHack 3.6.7
// src/shk.c (shk_move, inhishop).

import type { Creature } from '../../actors/index.ts';
import { distance } from '../../world/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { accountIn, isAngry, keeperOf, shopAt } from '../items/priced/shop-of.ts';
import type { GameState } from '../state/state.ts';
import { owedIn } from './bill.ts';

/** The shop that a creature keeps; undefined: none. */
export function shopKeptBy({ level }: GameState, { id }: Creature): Shop | undefined {
  return level.shops.length === 0 ? undefined : level.shops.find(({ keeper }) => keeper === id);
}

/** Whether a keeper doesn’t let any of the heroes out: one on the floor owes more than his credit. */
function holdsDoor(state: GameState, shop: Shop): boolean {
  return state.states.some(
    other =>
      other.isOn(state.level) &&
      shop.holds(state.level.map, other.hero.square) &&
      owedIn(other, shop) > accountIn(other, shop).credit,
  );
}

/** Whether a creature is a keeper who stands in the hero’s way on purpose. */
export function barsWay(state: GameState, creature: Creature): boolean {
  const shop = shopKeptBy(state, creature);
  return (
    shop !== undefined &&
    !creature.conditions.helpless &&
    !isAngry(creature) &&
    creature.square === shop.post &&
    holdsDoor(state, shop)
  );
}

/** Whether a keeper keeps a rider off the floor of his shop: the steed stays outside. NetHack 3.6.7 src/shk.c (u_entered_shop) */
export function keepsSteedOut(state: GameState, to: number): boolean {
  const { sheet, level, hero } = state;
  const shop = sheet.riding === undefined ? undefined : shopAt(state, to);
  const keeper = shop && keeperOf(state, shop);
  return (
    shop !== undefined &&
    keeper?.alive === true &&
    !shop.holds(level.map, hero.square) &&
    !keeper.conditions.helpless &&
    !isAngry(keeper)
  );
}

/** The square to which a peaceful keeper goes; −1: anywhere beside the door will do, and the present one does. */
export function postOf(state: GameState, keeper: Creature, shop: Shop): number {
  if (holdsDoor(state, shop)) {
    return shop.post;
  }
  const { map } = state.level;
  const isNear = distance(map, keeper.square, shop.post) <= 1;
  if (isNear && keeper.square !== shop.post && shop.holds(map, keeper.square)) {
    return -1;
  }
  if (keeper.square !== shop.post) {
    return shop.post;
  }
  return besidePost(state, shop);
}

/** A free square of the floor beside the post; −1 for none. */
function besidePost({ level }: GameState, shop: Shop): number {
  const { map } = level;
  for (let direction = 1; direction <= 8; direction++) {
    const square = map.neighbour(shop.post, direction);
    if (shop.holds(map, square) && map.occupant[square] === 0) {
      return square;
    }
  }
  return -1;
}
