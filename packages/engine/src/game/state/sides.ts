// Sides of creatures.

import type { FormerCreature } from '../../actors/index.ts';
import type { GameState } from './state.ts';

/** The owner of an effect or a poison, as far as the hero's level still knows; it may have died or left. */
export function authorOf(state: GameState, id: number): FormerCreature | undefined {
  return state.of(id)?.hero ?? state.level.authorOf(id);
}

/** The facts that determine a side, of a living or former creature. */
type Sided = Pick<FormerCreature, 'id' | 'master'>;

/** Whether a creature is an enemy of the heroes: neither one of them nor in the service of one. */
export function isHostile(state: GameState, { id, master }: Sided): boolean {
  return state.of(id) === undefined && (master === 0 || state.of(master) === undefined);
}

/** Whether two creatures are on different sides. */
export function areFoes(state: GameState, one: Sided, other: Sided): boolean {
  return one.id !== other.id && isHostile(state, one) !== isHostile(state, other);
}
