// What goes into the hero's pack, and what is used up.

import { InvariantError } from '../../errors/index.ts';
import type { AddOptions, GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { unequip } from './equip.ts';

/** Takes one piece of a pile out of the pack. */
export function useUp(state: GameState, thing: GameObject): void {
  if (state.sheet.inventory.useUp(thing.id) === 0) {
    unequip(state, thing.id);
    state.scratch.usedUp.set(thing.id, thing);
  }
}

/** Takes a whole pile out of the pack. */
export function useUpAll(state: GameState, thing: GameObject): void {
  for (let left = thing.count; left > 0; left--) {
    useUp(state, thing);
  }
}

/**
 * Puts a thing into the pack, where equal things join a pile; priests see its beatitude. There must be
 * room for it. Source: NetHack 3.6.7 src/objnam.c (xname: Role_if(PM_PRIEST)).
 */
export function take(state: GameState, thing: GameObject): GameObject {
  const { inventory, lore, role } = state.sheet;
  if (role === 'priest') {
    lore.learn(thing, 'beatitude');
  }
  const addition = inventory.add(thing, joining(state));
  if (addition.kind === 'full') {
    throw new InvariantError('a pack that was checked for room has none');
  }
  if (addition.kind === 'joined') {
    lore.forget(thing.id);
  }
  return addition.thing;
}

/** Takes pieces out of the pack, 1…count; the last ones leave hand or body too. */
export function takeOut(state: GameState, { id }: GameObject, count: number): GameObject {
  const { sheet } = state;
  const part = sheet.inventory.take(id, count, () => state.newId(), sheet.lore);
  if (part.id === id) {
    unequip(state, id);
  }
  return part;
}

/** What may lie together: not with what is in use, and only what is known equally well. */
export function joining({ sheet }: GameState): AddOptions {
  return { apart: Object.values(sheet.equipment), knowledge: sheet.lore };
}
