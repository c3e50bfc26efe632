// Reflection of effects by squares.

import { truncDiv } from '../integers/index.ts';
import type { SpellWorld } from './spell-world.ts';

/** Percentage of level 0 effects that a reflecting creature reflects. */
const REFLECTED = 90;

/**
 * An inanimate mirror always reflects. Each reflecting creature is tried in turn, with a probability that
 * falls with the effect's level.
 */
export function reflects(world: SpellWorld, square: number, level: number): boolean {
  const { ground, living, chance } = world;
  if (ground.isMirror(square)) {
    return true;
  }
  for (let tried = living.reflectorsOn(square); tried > 0; tried--) {
    if (chance.test(REFLECTED - truncDiv(level, 10), 100, 'reflected')) {
      return true;
    }
  }
  return false;
}
