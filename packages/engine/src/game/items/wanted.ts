// Picking up on the way what the player's rules want. NetHack 3.6.7 src/pickup.c (pickup, autopick), whose options
// pickup_types and autopickup_exception are such rules; the form of these is its own.

import { type GameObject, kindOf, lookOf, nameOfKind, thingName } from '../../objects/index.ts';
import { floats } from '../movement/floating.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import { isLeftOn, isWantedBy, leaveThingsOn } from '../state/own/own-words.ts';
import type { GameState } from '../state/state.ts';
import { thingNameOf } from './learn-kind.ts';
import { lift } from './lift.ts';
import { shopAt } from './priced/shop-of.ts';

/** The hero has come to his square: he picks up what he wants, as part of the step. What he can't carry stays there. */
export function takeWanted(state: GameState): void {
  const { hero, level, seat } = state;
  const { pickup } = seat.words;
  const pile = pickup === undefined ? undefined : level.items.get(hero.square);
  if (pickup === undefined || pile === undefined || !hero.alive || floats(state)) {
    return;
  }
  if (isLeftOn(state, hero.square) || shopAt(state, hero.square) !== undefined) {
    return;
  }
  const wanted = pile.filter(item => isWanted(state, pickup, item));
  let lifted = 0;
  for (const item of wanted) {
    const { count } = item;
    const pieces = lift(state, item, 'stressed');
    lifted += pieces;
    if (pieces < count) {
      leaveThingsOn(state, hero.square);
    }
  }
  if (lifted > 0) {
    lookAtFloor(state);
  }
}

function isWanted(state: GameState, rules: string, item: GameObject): boolean {
  const { glyph } = lookOf(kindOf(item), state.sheet.lore, state.content);
  return isWantedBy(rules, thingNameOf(state, item).name, glyph);
}

/**
 * The squares of the hero's level with a remembered thing that his rules want and that he hasn't left there; without his
 * own. What lies in shops is not among them.
 */
export function wantedSquares(state: GameState): number[] {
  const { memory, seat, hero, sheet, content } = state;
  const { pickup } = seat.words;
  if (pickup === undefined || floats(state)) {
    return [];
  }
  return [...memory.rememberedItems].flatMap(([square, kind]) => {
    if (square === hero.square || isLeftOn(state, square) || shopAt(state, square) !== undefined) {
      return [];
    }
    const own = memory.rememberedNames.get(square);
    const count = memory.rememberedCounts.get(square) ?? 1;
    const name = thingName({ ...nameOfKind(kind, sheet.lore, own), count });
    return isWantedBy(pickup, name, lookOf(kind, sheet.lore, content).glyph) ? [square] : [];
  });
}
