// Who is on whose side.

import type { Creature } from '../actors/index.ts';
import type { GameState } from './state.ts';

/** Whether a creature is an enemy of the hero. */
export function isHostile({ hero }: GameState, creature: Creature): boolean {
  return creature !== hero && creature.master !== hero.id;
}

/** Whether two creatures are on different sides. */
export function areFoes(state: GameState, one: Creature, other: Creature): boolean {
  return one !== other && isHostile(state, one) !== isHostile(state, other);
}
