// Creatures that come into an aura, under rules where that is enough to be hit.

import type { Creature } from '../../actors/index.ts';
import { enterAura } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** A creature has stepped onto a square: the auras around others react, at most once a tick each. */
export function enterAuras(state: GameState, creature: number, square: number): void {
  const { states, level } = state;
  for (let seat = 0; seat < states.length; seat++) {
    const own = states[seat]!;
    if (own.isOn(level)) {
      react(state, own.hero, creature, square);
    }
  }
  const { all, forces } = level.creatures;
  // Every step asks, and auras are rare: the common case is quick.
  for (let index = 0; forces.auras > 0 && index < all.length; index++) {
    react(state, all[index]!, creature, square);
  }
}

function react(state: GameState, bearer: Creature, creature: number, square: number): void {
  const { forces, alive } = bearer;
  if (!forces.sum.aura || !alive) {
    return;
  }
  for (const force of forces.all) {
    if (state.level.map.occupant[square] === creature) {
      enterAura(state.spells, bearer.id, force, square, creature);
    }
  }
}
