// What follows for a creature when its forces change.

import { type Creature, refit } from '../../actors/index.ts';
import { isUnseen } from '../../objects/index.ts';
import { landFromAir } from '../body/lava.ts';
import { settlePace } from '../body/pace.ts';
import { floats } from '../movement/floating.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** Whether a creature is a hero who floats. */
export function isAloft(state: GameState, { id }: Creature): boolean {
  const own = state.of(id);
  return own !== undefined && floats(own);
}

/**
 * A creature's forces have changed: so do sums, speed, light and sight.
 * @param floated whether he floated before
 */
export function changeForces(state: GameState, creature: Creature, floated = false): void {
  const own = state.of(creature.id);
  settleForces(state, creature);
  if (own !== undefined) {
    refit(own.ruleset, own.sheet);
  }
  if (own === undefined || own.isOn(own.level)) {
    lookAround(own ?? state);
  }
  if (own !== undefined && floated && !floats(own) && own.hero.alive) {
    landFromAir(own);
  }
}

/** What is kept of a creature's forces beside them: a monster's speed, and whether nobody sees it. */
export function settleForces(state: GameState, creature: Creature): void {
  const { sum } = creature.forces;
  if (state.of(creature.id) === undefined) {
    settlePace(state, creature);
    creature.unseen =
      sum.unseen !== undefined ||
      creature.conditions.has('invisible') ||
      isUnseen(creature.archetype);
  }
}
