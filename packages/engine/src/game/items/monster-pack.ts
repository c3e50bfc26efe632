// Monsters' inventories: picking up, using, destroying and leaving items.

import type { Creature } from '../../actors/index.ts';
import { type GameObject, splitPile } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { clearMarks } from './priced/goods.ts';

/** Gives an item to a monster, as a separate pile. Nothing is charged for what it takes from a shop. */
export function giveTo({ carried }: Creature, item: GameObject): void {
  clearMarks(item);
  carried.push(item);
}

/**
 * Takes one piece of the item at an index of a monster's inventory; without pieces left, later items move up.
 */
export function takeOne(state: GameState, { carried }: Creature, index: number): GameObject {
  const pile = carried[index]!;
  if (pile.count === 1) {
    carried.splice(index, 1);
    return pile;
  }
  return splitPile(pile, 1, () => state.newId());
}

/** Destroys pieces of a monster's item; events can still name it. @param pieces 1…count */
export function destroyCarried(
  state: GameState,
  { carried }: Creature,
  item: GameObject,
  pieces: number,
): void {
  state.scratch.usedUp.set(item.id, item);
  item.count -= pieces;
  if (item.count <= 0) {
    carried.splice(carried.indexOf(item), 1);
  }
}

/** Takes a whole pile out of a monster's inventory. */
export function takePile({ carried }: Creature, item: GameObject): GameObject {
  carried.splice(carried.indexOf(item), 1);
  return item;
}

/** Empties a monster's inventory. @returns its items */
export function emptyPack({ carried }: Creature): readonly GameObject[] {
  return carried.splice(0);
}
