// Who is on whose side.

import type { FormerCreature } from '../actors/index.ts';
import type { GameState } from './state.ts';

/** What tells the side of somebody, alive or not. */
type Sided = Pick<FormerCreature, 'id' | 'master'>;

/** Whether a creature is an enemy of the hero. */
export function isHostile({ hero }: GameState, creature: Sided): boolean {
  return creature.id !== hero.id && creature.master !== hero.id;
}

/** Whether two creatures are on different sides. */
export function areFoes(state: GameState, one: Sided, other: Sided): boolean {
  return one.id !== other.id && isHostile(state, one) !== isHostile(state, other);
}
