// Swapping places with a servant.

import type { Creature } from '../../actors/index.ts';
import { placeOver, WALK } from '../../world/index.ts';
import type { Level } from '../dungeon/level.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { occupy, vacate } from './relocate.ts';
import { stepTo } from './stepping.ts';

/**
 * The hero and a servant swap places. A servant of several squares moves aside as a whole: to where it takes up the
 * hero's old square and leaves him the new one.
 * @param to the hero's new square, which is one of the servant's
 * @returns whether there was room
 */
export function swapPlaces(state: GameState, pet: Creature, to: number): boolean {
  const { hero, level } = state;
  const left = hero.square;
  const before = pet.square;
  vacate(level, pet);
  const place = pet.shape.size === 1 ? left : placeAside(level, pet, hero, to);
  occupy(level, pet, place < 0 ? before : place);
  if (place < 0) {
    return false;
  }
  stepTo(state, to);
  if (pet.alive) {
    // The hero has left a square that is the servant's by now.
    occupy(level, pet, place);
  }
  tellSwap(state, pet, before);
  if (pet.alive) {
    landed(state, pet, before);
  }
  return true;
}

/** A place over the hero's square that leaves another free; −1 for none. */
function placeAside({ map }: Level, { shape }: Creature, hero: Creature, free: number): number {
  return placeOver(map, shape, hero.square, WALK, hero.id, free);
}

function tellSwap(state: GameState, pet: Creature, before: number): void {
  const { map } = state.level;
  const { square, id } = pet;
  state.logSeen('moved', pet, id, map.x(before), map.y(before), map.x(square), map.y(square));
}
