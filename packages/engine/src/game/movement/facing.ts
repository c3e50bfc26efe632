// The hero's default direction: towards the nearest visible enemy.

import type { Chance } from '../../chance/index.ts';
import { directionTowards, distance } from '../../world/index.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** Direction of the nearest visible enemy; a random one if there is none. Label: `faces` */
export function directionOfFoe(state: GameState, chance: Chance): number {
  const { level, hero } = state;
  const { map } = level;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const creature of level.creatures.all) {
    const apart = distance(map, hero.square, creature.square);
    const isFoe = creature.alive && isHostile(state, creature) && state.sees(creature.square);
    if (isFoe && apart < least) {
      least = apart;
      nearest = creature.square;
    }
  }
  if (nearest < 0) {
    return 1 + chance.below(8, 'faces');
  }
  return directionTowards(map.x(nearest) - map.x(hero.square), map.y(nearest) - map.y(hero.square));
}
