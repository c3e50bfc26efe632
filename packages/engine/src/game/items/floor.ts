// Items on the floor: putting down, picking up, and splitting piles.

import { canJoin, type GameObject, joinPiles, splitPile } from '../../objects/index.ts';
import type { Level } from '../dungeon/level.ts';
import type { GameState } from '../state/state.ts';
import { loseInLava, restsOn } from './handled/lava-fall.ts';
import { shareKnowledge } from './learn-kind.ts';

/**
 * Puts an item on the floor, where it joins the first compatible pile. In lava it is lost.
 * @returns the item, or that pile
 */
export function layDown(state: GameState, on: number, item: GameObject): GameObject {
  const { level, sheet } = state;
  const square = restsOn(state, on, item);
  if (square < 0) {
    for (const inside of loseInLava(state, on, item)) {
      layDown(state, on, inside);
    }
    return item;
  }
  if (level.shops.length > 0) {
    state.ports.shops.laid(square, item);
  }
  const pile = level.items.get(square)?.find(other => canJoin(other, item, sheet.lore));
  if (pile === undefined) {
    level.drop(square, item);
    return item;
  }
  joinPiles(pile, item);
  // Its events state the number of pieces that were put down.
  state.scratch.usedUp.set(item.id, item);
  return pile;
}

/** Puts a new item on the floor as a pile. @param pieces 1 or more */
export function layPieces(
  state: GameState,
  square: number,
  item: GameObject,
  pieces: number,
): void {
  item.count = pieces;
  layDown(state, square, item);
}

/** Puts what the dead leave on their square, each as a separate pile. In lava it is lost. */
export function leaveBehind(state: GameState, square: number, things: readonly GameObject[]): void {
  for (const item of things) {
    if (restsOn(state, square, item) === square) {
      state.level.drop(square, item);
    } else {
      layDown(state, square, item);
    }
  }
}

/** Puts items on a square, each as a separate pile. */
export function leaveOn(level: Level, square: number, things: readonly GameObject[]): void {
  for (const item of things) {
    level.drop(square, item);
  }
}

/**
 * Takes pieces of a pile from the floor. A part becomes a new item that is equally well known.
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

/** Takes everything from a square. @returns the items, topmost last */
export function clearFloor({ items }: Level, square: number): readonly GameObject[] {
  const things = items.get(square) ?? [];
  items.delete(square);
  return things;
}

/** Destroys pieces of a pile on the floor; events can still name it. @param pieces 1…count */
export function loseFromFloor(
  state: GameState,
  square: number,
  pile: GameObject,
  pieces: number,
): void {
  state.scratch.usedUp.set(pile.id, pile);
  state.ports.shops.lost(pile, Math.min(pieces, pile.count));
  if (pieces >= pile.count) {
    state.level.lift(square, pile);
  } else {
    pile.count -= pieces;
  }
}

/** Moves a pile to another square, where it joins the first compatible one. */
export function moveOnFloor(state: GameState, from: number, to: number, pile: GameObject): void {
  state.level.lift(from, pile);
  layDown(state, to, pile);
}

/** Puts a pile of the floor into another thing on its square. */
export function encloseOnFloor(
  { level }: GameState,
  square: number,
  pile: GameObject,
  cover: GameObject,
): void {
  level.lift(square, pile);
  cover.inventory.push(pile);
}

/** A thing that lies on another level comes to a square of the hero's. @returns undefined: it lies on none */
export function bringOverLevels(
  state: GameState,
  id: number,
  square: number,
): GameObject | undefined {
  for (const level of state.world.levels.values()) {
    for (const [from, pile] of level.items) {
      const thing = pile.find(one => one.id === id);
      if (thing !== undefined) {
        level.lift(from, thing);
        layDown(state, square, thing);
        return thing;
      }
    }
  }
  return undefined;
}
