// Something comes into the hero's hands: it goes into the pack, or falls to his feet if that is full.

import type { GameObject } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import { layDown } from '../floor.ts';
import { joining, take } from '../pack.ts';

/**
 * @param pieces how many of a new thing; absent: as many as it has
 * @returns the thing, or the pile that it has joined
 */
export function receive(
  state: GameState,
  thing: GameObject,
  pieces: number = thing.count,
): GameObject {
  thing.count = pieces;
  if (state.sheet.inventory.hasRoomFor(thing, joining(state))) {
    return take(state, thing);
  }
  layDown(state, state.hero.square, thing);
  return thing;
}
