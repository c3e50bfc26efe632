// Picking up on the way what the player's rules want, and his own missiles. NetHack 3.6.7 src/pickup.c (pickup, autopick), whose options
// pickup_types, pickup_thrown and autopickup_exception are such rules; the form of these is its own.

import { type GameObject, kindOf, lookOf, nameOfKind, thingName } from '../../objects/index.ts';
import { floats } from '../movement/floating.ts';
import { forgetMissile } from '../movement/remembering.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import { isLeftOn, leaveThingsOn, ruleAbout } from '../state/own/own-words.ts';
import type { GameState } from '../state/state.ts';
import { thingNameOf } from './learn-kind.ts';
import { lift } from './lift.ts';
import { shopAt } from './priced/shop-of.ts';

/**
 * The hero has come to his square: he picks up what he wants and his own missiles, as part of the step. What he can't
 * carry stays there.
 */
export function takeWanted(state: GameState): void {
  const { hero, level, seat } = state;
  const { pickup } = seat.words;
  const pile = level.items.get(hero.square) ?? [];
  if (!hero.alive || floats(state)) {
    return;
  }
  forgetGone(state, pile);
  if (isLeftOn(state, hero.square) || shopAt(state, hero.square) !== undefined) {
    return;
  }
  const wanted = pile.filter(item => isOwn(state, item) || isWanted(state, pickup, item));
  let lifted = 0;
  for (const item of wanted) {
    const { count } = item;
    const pieces = lift(state, item, 'stressed');
    lifted += pieces;
    if (pieces < count) {
      forgetMissile(state, item.id);
      leaveThingsOn(state, hero.square);
    }
  }
  if (lifted > 0) {
    lookAtFloor(state);
  }
}

/** Missiles that don't lie where the hero stands, though he thought so. */
function forgetGone(state: GameState, pile: readonly GameObject[]): void {
  for (const [id, { square }] of state.memory.missiles) {
    if (square === state.hero.square && !pile.some(item => item.id === id)) {
      forgetMissile(state, id);
    }
  }
}

/** Whether it is a missile of the hero’s that his rules don't leave. */
function isOwn(state: GameState, item: GameObject): boolean {
  const { memory, seat } = state;
  return (
    memory.missiles.has(item.id) && ruleFor(state, seat.words.pickup ?? '', item) !== 'against'
  );
}

function isWanted(state: GameState, rules: string | undefined, item: GameObject): boolean {
  return rules !== undefined && ruleFor(state, rules, item) === 'for';
}

/** What the player's rules say of a thing. */
function ruleFor(state: GameState, rules: string, item: GameObject): 'for' | 'against' | undefined {
  const { glyph } = lookOf(kindOf(item), state.sheet.lore, state.content);
  return ruleAbout(rules, thingNameOf(state, item).name, glyph);
}

/**
 * The squares of the hero's level with a remembered thing that his rules want, or with a missile of his own, and that he
 * hasn't left there; without his own. What lies in shops is not among them.
 */
export function wantedSquares(state: GameState): number[] {
  const { memory, seat, hero, sheet, content } = state;
  const { pickup } = seat.words;
  if (floats(state) || (pickup === undefined && memory.missiles.size === 0)) {
    return [];
  }
  const missiles = new Set([...memory.missiles.values()].map(({ square }) => square));
  return [...memory.rememberedItems].flatMap(([square, kind]) => {
    if (square === hero.square || isLeftOn(state, square) || shopAt(state, square) !== undefined) {
      return [];
    }
    if (pickup === undefined) {
      return missiles.has(square) ? [square] : [];
    }
    const own = memory.rememberedNames.get(square);
    const count = memory.rememberedCounts.get(square) ?? 1;
    const name = thingName({ ...nameOfKind(kind, sheet.lore, own), count });
    const rule = ruleAbout(pickup, name, lookOf(kind, sheet.lore, content).glyph);
    return rule === 'for' || (missiles.has(square) && rule !== 'against') ? [square] : [];
  });
}
