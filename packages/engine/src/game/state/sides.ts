// Who is on whose side.

import type { FormerCreature } from '../../actors/index.ts';
import type { GameState } from './state.ts';

/**
 * Whoever let an effect out or poisoned somebody, as far as the level of the hero still knows: he may
 * have died or left since.
 */
export function authorOf(state: GameState, id: number): FormerCreature | undefined {
  return state.of(id)?.hero ?? state.level.creatures.author(id);
}

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
