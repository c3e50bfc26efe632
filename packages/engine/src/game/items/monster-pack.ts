// Monsters' inventories: picking up, using, destroying and leaving items.

import type { Creature } from '../../actors/index.ts';
import { type GameObject, splitPile } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** Gives an item to a monster, as a separate pile. */
export function giveTo({ carried }: Creature, thing: GameObject): void {
  carried.push(thing);
}

/**
 * Takes one piece of the item at an index of a monster's inventory; without pieces left, later items move up.
 */
export function takeOne(state: GameState, { carried }: Creature, place: number): GameObject {
  const pile = carried[place]!;
  if (pile.count === 1) {
    carried.splice(place, 1);
    return pile;
  }
  return splitPile(pile, 1, () => state.newId());
}

/** Destroys pieces of a monster's item; events can still name it. @param pieces 1…count */
export function destroyCarried(
  state: GameState,
  { carried }: Creature,
  thing: GameObject,
  pieces: number,
): void {
  state.scratch.usedUp.set(thing.id, thing);
  thing.count -= pieces;
  if (thing.count <= 0) {
    carried.splice(carried.indexOf(thing), 1);
  }
}

/** Empties a monster's inventory. @returns its items */
export function emptyPack({ carried }: Creature): readonly GameObject[] {
  return carried.splice(0);
}
