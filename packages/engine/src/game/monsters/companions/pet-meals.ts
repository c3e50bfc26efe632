// A pet goes for food that it smells. NetHack 3.6.7 src/dogmove.c (dog_goal).

import type { Creature } from '../../../actors/index.ts';
import { eatsHere, wouldEat } from '../../companions/feeding.ts';
import { apart } from '../../movement/where.ts';
import type { GameState } from '../../state/state.ts';

/** The nearest square with food for a pet, within the squares at which it smells it; −1: none. */
export function mealSquare(state: GameState, pet: Creature): number {
  const { map, items } = state.level;
  let least = state.ruleset.slots.world.companions.hunger.smells + 1;
  let nearest = -1;
  for (const [square, pile] of items) {
    const steps = apart(map, pet, square);
    const occupant = map.occupant[square]!;
    const isFree = occupant === 0 || occupant === pet.id;
    if (steps < least && isFree && pile.some(thing => wouldEat(state, pet, thing))) {
      least = steps;
      nearest = square;
    }
  }
  return nearest;
}

/** A pet eats what lies under it. @returns whether that was its move */
export function mealHere(state: GameState, pet: Creature): boolean {
  return state.level.items.has(pet.square) && eatsHere(state, pet);
}
