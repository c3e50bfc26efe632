// Creatures arrive on squares: effects and fixtures that lie there react.

import type { Creature } from '../../actors/index.ts';
import { stepOnto } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** A creature has stepped onto its square. @param from its square before; −1 for none on this level */
export function stepped(state: GameState, creature: Creature, from: number): void {
  stepOnto(state.spells, creature.square, creature.id);
  if (creature.alive) {
    landed(state, creature, from);
  }
}

/**
 * A creature was pushed or taken to its square, without a step: effects don't react, but fixtures do.
 * @param from its square before; −1 for none on this level
 */
export function landed(state: GameState, creature: Creature, from: number): void {
  if (state.level.fixtures.all.length > 0) {
    state.ports.fixtures.arrived(creature, from);
  }
}
