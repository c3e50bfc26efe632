// The hero hears a price, and what it tells of a kind that he doesn’t recognise.

import { classOf, type GameObject, isArtifact, kindOf } from '../../objects/index.ts';
import { valuesAsked } from '../../worldrules/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { notePrice } from '../items/learn-kind.ts';
import { customerOf } from '../items/priced/price-of.ts';
import { difficultyOfGoods } from '../items/priced/shop-of.ts';
import type { GameState } from '../state/state.ts';

/** Whether the price of a thing is that of its kind, whatever its condition. */
function isPlainPriced({ archetype }: GameObject): boolean {
  const own = classOf(archetype);
  const enchants = own === 'weapon' || own === 'ammunition' || own === 'armour';
  return !enchants && !isArtifact(archetype);
}

/** The hero sells a thing: no shop stocked it, unless he bought it. */
export function noteSold(state: GameState, thing: GameObject): void {
  if (!state.sheet.lore.isIdentified(kindOf(thing))) {
    notePrice(state, thing, { ...{ plain: [], dear: [] }, ...{ shop: '', difficulty: 0 } });
  }
}

/** The hero hears what one piece of a thing costs. */
export function hearPrice(state: GameState, shop: Shop, thing: GameObject, asked: number): void {
  if (!isPlainPriced(thing) || state.sheet.lore.isIdentified(kindOf(thing))) {
    return;
  }
  const { prices } = state.ruleset.slots.world.shops;
  notePrice(state, thing, {
    ...valuesAsked(prices, asked, customerOf(state, shop)),
    shop: shop.kind,
    difficulty: difficultyOfGoods(state),
  });
}
