// Whether a square throws spells back.

import { truncDiv } from '../integers/index.ts';
import type { SpellWorld } from './spell-world.ts';

/** Percent of effects of level 0 that a living mirror throws back. */
const REFLECTED = 90;

/** Something lifeless always reflects; each living one is tried in turn, the worse the higher the level. */
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
