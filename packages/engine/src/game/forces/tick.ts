// The clocks of forces: those of the heroes, and of the monsters on levels with a hero.

import { type Forces, tickForces } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** Whether a tick may change any force of this level's creatures and its heroes. */
export function forcesBusy({ states, level }: GameState): boolean {
  for (let seat = 0; seat < states.length; seat++) {
    if (!states[seat]!.sheet.forces.none) {
      return true;
    }
  }
  return level.creatures.forces.bearing > 0 || level.fixtures.forces.bearing > 0;
}

/** One tick of the forces on a hero's level: his own, those of other heroes there, and the monsters'. */
export function passForces(state: GameState): void {
  const { states, level } = state;
  for (let seat = 0; seat < states.length; seat++) {
    const own = states[seat]!;
    if (own.isOn(level) && own.hero.alive) {
      pass(own, own.hero.id, own.sheet.forces);
    }
  }
  const { all } = level.creatures;
  // Those who come in this tick wait for the next.
  for (let index = all.length - 1; index >= 0; index--) {
    const creature = all[index];
    if (creature?.alive === true) {
      pass(state, creature.id, creature.forces);
    }
  }
  const standing = level.fixtures.all;
  for (let index = standing.length - 1; index >= 0; index--) {
    const { id, forces } = standing[index]!;
    pass(state, id, forces);
  }
  endWaits(state);
}

/** What came from another body in this tick takes its turns from the next one on. */
function endWaits({ states, level }: GameState): void {
  for (let seat = 0; seat < states.length; seat++) {
    endWaitsOf(states[seat]!.sheet.forces);
  }
  const { all } = level.creatures;
  for (let index = 0; index < all.length; index++) {
    endWaitsOf(all[index]!.forces);
  }
}

function endWaitsOf({ all }: Forces): void {
  for (let index = 0; index < all.length; index++) {
    all[index]!.waitsForTick = false;
  }
}

function pass(state: GameState, creature: number, forces: Forces): void {
  if (!forces.none) {
    tickForces(state.spells, creature, forces);
  }
}
