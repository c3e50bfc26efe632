// Picking up.

import { take } from '../pack.ts';
import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** Picks up a thing that lies underfoot, or all of them; equal things join a pile. */
export function pickUp(state: GameState, itemId: number): ActionResult {
  const { hero, level, sheet } = state;
  const pile = level.items.get(hero.square) ?? [];
  const wanted = pile.filter(({ id }) => itemId === 0 || id === itemId);
  if (wanted.length === 0) {
    return refuse('nothing-to-pick-up');
  }
  const fitting = wanted.filter(thing => sheet.inventory.hasRoomFor(thing));
  if (fitting.length === 0) {
    return refuse('too-heavy');
  }
  for (const thing of fitting) {
    if (sheet.inventory.hasRoomFor(thing)) {
      level.lift(hero.square, thing);
      state.logFelt('picked-up', hero.id, take(state, thing).id);
    }
  }
  level.look(hero.square);
  return { beats: state.ruleset.bridges.beats.move };
}
