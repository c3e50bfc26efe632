// Coins: what the hero and keepers have of them, and handing them over.

import type { Creature } from '../../../actors/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { type GameObject, makeObject, TYPE } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import { receive } from '../handled/receive.ts';
import { destroyCarried, giveTo } from '../monster-pack.ts';
import { takeOut } from '../pack.ts';

/** The worth of the coins among things. */
export function goldIn(things: readonly GameObject[]): number {
  return things.reduce(
    (sum, thing) =>
      thing.archetype.type === TYPE.money ? sum + thing.count * thing.fact('value') : sum,
    0,
  );
}

/** Coins of this content, dearest last; those without worth are left out. */
function coinsAmong(things: readonly GameObject[]): GameObject[] {
  return things
    .filter(({ archetype }) => archetype.type === TYPE.money)
    .filter(thing => thing.fact('value') > 0)
    .sort((one, other) => one.fact('value') - other.fact('value'));
}

/** Pieces of each pile that make up an amount; the last may come to more, of which change is due. */
function* piecesFor(things: readonly GameObject[], amount: number): Iterable<[GameObject, number]> {
  let left = amount;
  for (const pile of coinsAmong(things)) {
    if (left <= 0) {
      return;
    }
    const value = pile.fact('value');
    const pieces = Math.min(pile.count, -floorDiv(-left, value));
    yield [pile, pieces];
    left -= pieces * value;
  }
}

/** The hero gives a keeper gold that he has. @param amount at most what he has */
export function payTo(state: GameState, keeper: Creature | undefined, amount: number): void {
  let paid = 0;
  for (const [pile, pieces] of [...piecesFor(state.sheet.inventory.things, amount)]) {
    const coins = takeOut(state, pile, pieces);
    paid += pieces * coins.fact('value');
    if (keeper !== undefined) {
      giveTo(keeper, coins);
    }
  }
  if (paid > amount) {
    // Change.
    payHero(state, keeper, paid - amount);
  }
}

/** A keeper gives the hero gold. What he has no room for falls to his feet. */
export function payHero(state: GameState, keeper: Creature | undefined, amount: number): void {
  const { content, ruleset } = state;
  const coin = content.find(ruleset.slots.world.shops.coin);
  if (amount <= 0 || coin === undefined) {
    return;
  }
  let taken = 0;
  for (const [pile, pieces] of [...piecesFor(keeper?.carried ?? [], amount)]) {
    taken += pieces * pile.fact('value');
    destroyCarried(state, keeper!, pile, pieces);
  }
  if (keeper !== undefined && taken > amount) {
    giveTo(
      keeper,
      makeObject(content, coin, () => state.newId(), taken - amount),
    );
  }
  receive(
    state,
    makeObject(content, coin, () => state.newId(), amount),
  );
}
