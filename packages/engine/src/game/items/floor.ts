// Things on the floor: laid down, taken up, and parted from their piles.

import { canJoin, type GameObject, joinPiles, splitPile } from '../../objects/index.ts';
import type { Level } from '../dungeon/level.ts';
import type { GameState } from '../state/state.ts';
import { shareKnowledge } from './learn-kind.ts';

/** Puts a thing on the floor, where it joins the first pile that it can. */
export function layDown(state: GameState, square: number, thing: GameObject): void {
  const { level, sheet } = state;
  const pile = level.items.get(square)?.find(other => canJoin(other, thing, sheet.lore));
  if (pile === undefined) {
    level.drop(square, thing);
  } else {
    joinPiles(pile, thing);
    // What is told of it names so many pieces as were laid down.
    state.scratch.usedUp.set(thing.id, thing);
  }
}

/** Leaves things on a square, each as a pile of its own. */
export function leaveOn(level: Level, square: number, things: readonly GameObject[]): void {
  for (const thing of things) {
    level.drop(square, thing);
  }
}

/**
 * Takes pieces of a pile from the floor; fewer than all are a new thing of which as much is known.
 * @param pieces 1…count
 */
export function takeFromFloor(
  state: GameState,
  square: number,
  pile: GameObject,
  pieces: number,
): GameObject {
  if (pieces === pile.count) {
    state.level.lift(square, pile);
    return pile;
  }
  const part = splitPile(pile, pieces, () => state.newId());
  shareKnowledge(state, pile, part);
  return part;
}

/** Takes everything from a square. @returns what lay there, the uppermost last */
export function clearFloor({ items }: Level, square: number): readonly GameObject[] {
  const things = items.get(square) ?? [];
  items.delete(square);
  return things;
}
