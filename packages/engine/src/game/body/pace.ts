// A monster's speed: its kind's, with its forces, under the slowness that spells have brought.

import { type Creature, forcePace, keptPace } from '../../actors/index.ts';
import { slowedPoints } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** Works out a monster's speed again; a hero's is read from his sheet each turn. */
export function settlePace(state: GameState, creature: Creature): void {
  if (state.of(creature.id) !== undefined) {
    return;
  }
  const { facts, forces, conditions } = creature;
  const own = Math.max(0, facts.speed + forcePace(state.ruleset, forces.sum));
  const points = keptPace(forces.sum, own);
  const { struck } = conditions;
  const isSlow = struck !== undefined && struck.slowed > 0 && points > 0;
  const { hits } = state.ruleset.slots.spells;
  creature.speed = isSlow ? slowedPoints(hits, points, struck.slowPenalty, 'monster') : points;
}
