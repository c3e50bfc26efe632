// What goes into the hero's pack, and what is used up.

import { InvariantError } from '../errors/index.ts';
import { type GameObject, without } from '../objects/index.ts';
import type { GameState } from './state.ts';

/** Takes one piece of a pile out of the pack. */
export function useUp(state: GameState, thing: GameObject): void {
  if (state.sheet.inventory.useUp(thing.id) === 0) {
    state.sheet.equipment = without(state.sheet.equipment, thing.id);
    state.usedUp.set(thing.id, thing);
  }
}

/** Takes a whole pile out of the pack. */
export function useUpAll(state: GameState, thing: GameObject): void {
  for (let left = thing.count; left > 0; left--) {
    useUp(state, thing);
  }
}

/** Puts a thing into the pack, where equal things join a pile. There must be room for it. */
export function take(state: GameState, thing: GameObject): GameObject {
  const { inventory, equipment } = state.sheet;
  const addition = inventory.add(thing, { apart: Object.values(equipment) });
  if (addition.kind === 'full') {
    throw new InvariantError('a pack that was checked for room has none');
  }
  return addition.thing;
}
