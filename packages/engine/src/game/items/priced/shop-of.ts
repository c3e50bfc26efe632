// Which shop a thing or a square belongs to, and who keeps it. It only reads.

import type { Creature } from '../../../actors/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { placeWord } from '../../dungeon/places.ts';
import { type Account, GOODS, NO_ACCOUNT, type Shop } from '../../dungeon/shops/shop.ts';
import { isPeaceful } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';

/** The living keeper of a shop, if it is on the hero’s level. */
export function keeperOf({ level }: GameState, { keeper }: Shop): Creature | undefined {
  const found = level.creatures.all.find(({ id }) => id === keeper);
  return found?.alive === true ? found : undefined;
}

/** The difficulty of the treasure that the shops of the hero’s level stock. */
export function difficultyOfGoods({ ruleset, seat, depth }: GameState): number {
  const { townDepth } = ruleset.slots.world.shops.places;
  return placeWord(seat.depth) === undefined ? depth : townDepth;
}

/** Whether a keeper is after customers: hurt, or robbed. */
export function isAngry(keeper: Creature): boolean {
  return !isPeaceful(keeper);
}

/** The shop that a thing belongs to; undefined: none, or it has no keeper. */
export function shopOf(state: GameState, thing: GameObject): Shop | undefined {
  const shop = state.level.shops[thing.fact(GOODS.shop) - 1];
  return shop !== undefined && keeperOf(state, shop) !== undefined ? shop : undefined;
}

/** The kept shop on whose floor a square is; undefined: none. */
export function shopAt(state: GameState, square: number): Shop | undefined {
  const { shops, map } = state.level;
  // Most levels have none, and this is asked at every step.
  return shops.length === 0
    ? undefined
    : shops.find(shop => shop.holds(map, square) && keeperOf(state, shop) !== undefined);
}

/** The kept shop in which the hero is, its door included. */
export function shopEntered(state: GameState): Shop | undefined {
  const { level, hero } = state;
  return (
    shopAt(state, hero.square) ??
    level.shops.find(shop => shop.door === hero.square && keeperOf(state, shop) !== undefined)
  );
}

/** The hero’s account. */
export function accountIn({ seat }: GameState, { accounts }: Shop): Account {
  return accounts.get(seat.number) ?? NO_ACCOUNT;
}

/** A thing and all that is in it. */
export function withContents(thing: GameObject): GameObject[] {
  return [thing, ...thing.inventory.flatMap(withContents)];
}
