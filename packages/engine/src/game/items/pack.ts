// The hero's pack: adding and removing items.

import { InvariantError } from '../../errors/index.ts';
import { type AddOptions, type GameObject, TYPE } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { unequip } from './equip.ts';
import { layDown } from './floor.ts';

/** Removes one piece of a pile. */
export function useUp(state: GameState, item: GameObject): void {
  state.ports.shops.lost(item, 1);
  if (state.sheet.inventory.useUp(item.id) === 0) {
    unequip(state, item.id);
    state.scratch.usedUp.set(item.id, item);
  }
}

/** Removes a whole pile. */
export function useUpAll(state: GameState, item: GameObject): void {
  for (let left = item.count; left > 0; left--) {
    useUp(state, item);
  }
}

/**
 * Adds an item to the pack, where it joins an equal pile; priests see its beatitude, and of coins there is nothing
 * to learn. There must be room for it. It takes the letter that is given, if that is free. Source: NetHack 3.6.7 src/objnam.c (xname: Role_if(PM_PRIEST);
 * not_fully_identified: COIN_CLASS).
 */
export function take(state: GameState, item: GameObject, letter = ''): GameObject {
  const { inventory, lore, role } = state.sheet;
  if (role === 'priest') {
    lore.learn(item, 'beatitude');
  }
  if (item.archetype.type === TYPE.money) {
    lore.identify(item);
  }
  const addition = inventory.add(item, { ...joining(state), letter });
  if (addition.kind === 'full') {
    throw new InvariantError('no room in a pack that was checked for room');
  }
  if (addition.kind === 'joined') {
    lore.forget(item.id);
  }
  return addition.thing;
}

/** Removes pieces from the pack, 1…count; the last ones are also unequipped. */
export function takeOut(state: GameState, { id }: GameObject, count: number): GameObject {
  const { sheet } = state;
  const part = sheet.inventory.take(id, count, () => state.newId(), sheet.lore);
  if (part.id === id) {
    unequip(state, id);
  }
  return part;
}

/** Empties the pack of a hero who no longer needs it. */
export function emptyHeroPack(state: GameState): readonly GameObject[] {
  const piles = [...state.sheet.inventory.things];
  return piles.map(pile => takeOut(state, pile, pile.count));
}

/** Takes out of the hero’s pack all that he neither wears nor wields. */
export function takeOutUnworn(state: GameState): readonly GameObject[] {
  const { inventory, equipment } = state.sheet;
  const { quiver, ...worn } = equipment;
  const held = Object.values(worn);
  const piles = inventory.things.filter(({ id }) => !held.includes(id));
  return piles.map(pile => takeOut(state, pile, pile.count));
}

/**
 * Options for joining piles: the quiver first, no other item in use, and only with equal knowledge. NetHack 3.6.7
 * src/invent.c (addinv).
 */
export function joining({ sheet: { equipment, lore } }: GameState): AddOptions {
  const { quiver, ...others } = equipment;
  return { apart: Object.values(others), before: quiver, knowledge: lore };
}

/** Opens one piece of a thing that encloses others, and uses it up: what was in it falls to the hero's feet. */
export function openInPack(state: GameState, pile: GameObject): void {
  const opened = takeOut(state, pile, 1);
  state.scratch.usedUp.set(opened.id, opened);
  for (const inside of opened.inventory.splice(0)) {
    layDown(state, state.hero.square, inside);
  }
}

/** Puts another thing into the place of one in the pack, under its letter. */
export function replaceInPack(state: GameState, item: GameObject, instead: GameObject): void {
  state.ports.shops.spoilt(item);
  state.sheet.inventory.replace(item.id, instead);
  unequip(state, item.id);
  state.scratch.usedUp.set(item.id, item);
}
