// What healing gives the hero back besides hit points.

import type { Store } from '../spells/index.ts';
import type { GameState } from './state.ts';
import { eatTime } from './upkeep.ts';

/** The most nutrition that magic fills up to. Crossfire server/spell_effect.c (cast_heal). */
const MOST_FOOD = 999;

/** The bit of attacks that confuse. */
const CONFUSION = 1 << 5;

/** Fills one store up. @returns whether anything was missing */
export function restoreHero(state: GameState, store: Store, amount: number): boolean {
  const { sheet, hero } = state;
  if (store === 'energy') {
    const gained = Math.min(amount, sheet.maxEnergy - sheet.energy);
    sheet.energy += Math.max(0, gained);
    if (gained > 0) {
      state.logFelt('energy-restored', hero.id, gained);
    }
    return gained > 0;
  }
  if (store === 'food') {
    const gained = Math.min(amount, MOST_FOOD - sheet.nutrition);
    if (gained > 0) {
      eatTime(state, -gained);
    }
    return gained > 0;
  }
  // No role has grace of its own yet.
  return false;
}

/** Ends the states that such attacks bring. @returns whether there was any */
export function cureHero({ sheet }: GameState, kinds: number): boolean {
  if ((kinds & CONFUSION) === 0 || sheet.confused === 0) {
    return false;
  }
  sheet.confused = 0;
  return true;
}
