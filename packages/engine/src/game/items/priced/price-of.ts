// What goods cost the hero, by the rules of prices. It only reads.

import {
  chargesOf,
  classOf,
  conditionOf,
  type GameObject,
  isArtifact,
  kindOf,
} from '../../../objects/index.ts';
import {
  askedPrice,
  type CustomerView,
  isNovice,
  type PricedView,
} from '../../../worldrules/index.ts';
import { GOODS, type Shop } from '../../dungeon/shops/shop.ts';
import type { GameState } from '../../state/state.ts';
import { ruleKind } from '../charge-view.ts';
import { isAngry, keeperOf, shopOf } from './shop-of.ts';
import { wornThings } from './worn-things.ts';

/** Whether keepers take the hero for a novice. */
export function isNoviceHere(state: GameState): boolean {
  const { sheet, ruleset } = state;
  return isNovice(ruleset.slots.world.shops.prices, {
    role: sheet.role,
    level: sheet.level,
    clothes: wornThings(state).map(ruleKind),
  });
}

/** The hero as a customer. */
export function customerOf(state: GameState, shop: Shop): CustomerView {
  const keeper = keeperOf(state, shop);
  return {
    charisma: state.sheet.present.charisma,
    novice: isNoviceHere(state),
    angry: keeper !== undefined && isAngry(keeper),
  };
}

/** A thing as the rules of prices take it. */
export function pricedView({ sheet, ruleset }: GameState, thing: GameObject): PricedView {
  const { archetype } = thing;
  const { oneIn } = ruleset.slots.world.shops.prices.unsure;
  return {
    value: Math.max(0, thing.fact('value')),
    points: pricedPoints(thing),
    cancelled: classOf(archetype) === 'wand' && chargesOf(thing).left < 0,
    artifact: isArtifact(archetype),
    known: sheet.lore.isIdentified(kindOf(thing)),
    // NetHack goes by the number of the object as well.
    dear: thing.id % oneIn === 0,
  };
}

/** Points of enchantment that have a price. */
function pricedPoints(thing: GameObject): number {
  const own = classOf(thing.archetype);
  return own === 'weapon' || own === 'ammunition' || own === 'armour'
    ? conditionOf(thing).enchantment
    : 0;
}

/** What one piece costs the hero in a shop. */
export function askedIn(state: GameState, shop: Shop, thing: GameObject): number {
  const { prices } = state.ruleset.slots.world.shops;
  return askedPrice(prices, pricedView(state, thing), customerOf(state, shop));
}

/** The price that a thing has for the hero; undefined: it is no shop’s. */
export function priceTag(
  state: GameState,
  thing: GameObject,
): { readonly unpaid: boolean; readonly gold: number } | undefined {
  if (thing.fact(GOODS.shop) === 0) {
    return undefined;
  }
  const shop = shopOf(state, thing);
  if (shop === undefined) {
    return undefined;
  }
  const unpaid = thing.fact(GOODS.unpaid);
  const each = unpaid > 0 ? unpaid : askedIn(state, shop, thing);
  return { unpaid: unpaid > 0, gold: each * (thing.count || 1) };
}
