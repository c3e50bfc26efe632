// Which heroes know of a force on another creature: those who saw it begin, or were shown it.

import type { Creature } from '../../actors/index.ts';
import type { Force, ForceSum, Forces } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** The bit of a hero's seat. */
function bitOf({ seat }: GameState): number {
  return 1 << seat.number;
}

/** The heroes who see a creature notice a force on it. */
export function noticeForce(state: GameState, creature: Creature, force: Force): void {
  for (const witness of state.states) {
    if (witness.isOn(state.level) && witness.perceives(creature)) {
      force.seenBy |= bitOf(witness);
    }
  }
}

/** Whether the hero knows of a force: he bears it, or has noticed it. */
export function knowsForce(state: GameState, creature: Creature, { seenBy }: Force): boolean {
  return creature.id === state.hero.id || (seenBy & bitOf(state)) !== 0;
}

/** What a creature's forces give it, as far as the hero has noticed them. */
export function noticedForces(state: GameState, { forces }: Creature): ForceSum {
  return forces.none ? forces.sum : forces.noticed(bitOf(state));
}

/** A copy of a creature's forces, as far as the hero has noticed them. */
export function copyOfNoticed(state: GameState, { forces }: Creature): Forces {
  return forces.copy(bitOf(state));
}
