// Moves of creatures that serve the hero.

import { type Creature, mayEnter } from '../../actors/index.ts';
import { distance } from '../../world/index.ts';
import { areFoes } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { step } from './monster-acts.ts';
import { strikesBeside } from './monster-melee.ts';

/**
 * One move of a servant: it strikes an adjacent foe, approaches the nearest one that its master sees, or
 * follows him.
 */
export function petActs(state: GameState, pet: Creature): void {
  if (pet.conditions.helpless || strikesBeside(state, pet)) {
    return;
  }
  const { map } = state.level;
  const { leash } = state.ruleset.slots.world.servants;
  const foe = nearestFoe(state, pet);
  if (foe !== undefined) {
    approach(state, pet, foe.square);
  } else if (distance(map, pet.square, state.hero.square) > leash) {
    approach(state, pet, state.hero.square);
  }
}

function nearestFoe(state: GameState, pet: Creature): Creature | undefined {
  const { map, creatures } = state.level;
  let nearest: Creature | undefined;
  let least = pet.facts.notices + 1;
  for (const creature of creatures.all) {
    if (creature.alive && areFoes(state, pet, creature) && state.sees(creature.square)) {
      const apart = distance(map, pet.square, creature.square);
      if (apart < least) {
        least = apart;
        nearest = creature;
      }
    }
  }
  return nearest;
}

/** One step along a shortest path; around a blocked square if that is no longer. */
function approach(state: GameState, pet: Creature, goal: number): void {
  const { map, ways } = state.level;
  const steps = ways.to(goal, pet.traits);
  const here = steps[pet.square]!;
  let best = 0;
  let fewest = here < 0 ? Number.POSITIVE_INFINITY : here + 1;
  for (let direction = 1; direction <= 8; direction++) {
    const square = map.neighbour(pet.square, direction);
    const left = steps[square]!;
    const free = mayEnter(pet.traits, map.terrain[square]!) && map.occupant[square] === 0;
    if (free && left >= 0 && left < fewest) {
      fewest = left;
      best = direction;
    }
  }
  if (best !== 0) {
    step(state, pet, best);
  }
}
