// The hero's default direction: towards the nearest visible enemy.

import type { Chance } from '../../chance/index.ts';
import { directionTowards, distance, nearestPart } from '../../world/index.ts';
import { isThreat } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** Direction of the nearest visible enemy; a random one if there is none. Label: `faces` */
export function directionOfFoe(state: GameState, chance: Chance): number {
  return directionOfNearest(state) || 1 + chance.below(8, 'faces');
}

/** Direction of the nearest visible enemy; 0 if there is none. */
export function directionOfNearest(state: GameState): number {
  const { level, hero } = state;
  const { map } = level;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const creature of level.creatures.all) {
    const square = nearestPart(map, creature.shape, creature.square, hero.square);
    const apart = distance(map, hero.square, square);
    const isFoe = creature.alive && isThreat(state, creature) && state.perceives(creature);
    if (isFoe && apart < least) {
      least = apart;
      nearest = square;
    }
  }
  if (nearest < 0) {
    return 0;
  }
  return directionTowards(map.x(nearest) - map.x(hero.square), map.y(nearest) - map.y(hero.square));
}
