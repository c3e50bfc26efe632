// What monsters carry: taken up, used, destroyed, and left behind.

import type { Creature } from '../../actors/index.ts';
import { type GameObject, splitPile } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** A monster carries a thing from now on, as a pile of its own. */
export function giveTo({ carried }: Creature, thing: GameObject): void {
  carried.push(thing);
}

/** Takes one piece of what a monster carries in that place; the last one leaves the place to the next. */
export function takeOne(state: GameState, { carried }: Creature, place: number): GameObject {
  const pile = carried[place]!;
  if (pile.count === 1) {
    carried.splice(place, 1);
    return pile;
  }
  return splitPile(pile, 1, () => state.newId());
}

/** Destroys pieces of a thing that a monster carries; events can still name it. @param pieces 1…count */
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

/** A monster has nothing any more. @returns what it carried */
export function emptyPack({ carried }: Creature): readonly GameObject[] {
  return carried.splice(0);
}
