// Reflection of effects and missiles. Crossfire server/spell_util.c (reflwall), types/common/projectile.c.

import type { Chance } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import type { ReflectionView } from './ports.ts';
import type { SpellWorld } from './spell-world.ts';

/** Percent of a whole. */
const WHOLE = 100;

/**
 * Whether it is reflected. A mirror always reflects; each creature is tried in turn, with a probability that falls
 * with the level. Label: `reflected`.
 */
export function isReflected(
  chance: Chance,
  { hits }: SpellcraftRules,
  { level, mirror, reflectors }: ReflectionView,
): boolean {
  if (mirror) {
    return true;
  }
  for (let tried = reflectors; tried > 0; tried--) {
    if (reflectsOnce(chance, hits.reflection, level)) {
      return true;
    }
  }
  return false;
}

function reflectsOnce(
  chance: Chance,
  { percent, levelsPerPercent }: SpellcraftRules['hits']['reflection'],
  level: number,
): boolean {
  return chance.test(percent - truncDiv(level, levelsPerPercent), WHOLE, 'reflected');
}

/** Where a reflected missile turns round. */
export type TurningPoint = 'before-mirror' | 'at-mirror';

/**
 * Whether a creature that reflects missiles turns one round, and where. The level is that of the creature that shot
 * or threw it, 0 or more. Label: `reflected`. Crossfire types/common/projectile.c (projectile_try_to_hit).
 */
export function turnsMissile(
  chance: Chance,
  { hits }: SpellcraftRules,
  level: number,
): TurningPoint | undefined {
  const { reflection } = hits;
  if (!reflectsOnce(chance, reflection, level)) {
    return undefined;
  }
  return reflection.missileTurnsBefore ? 'before-mirror' : 'at-mirror';
}

/** Whether a square reflects an effect of a level. */
export function reflects(world: SpellWorld, square: number, level: number): boolean {
  const { ground, living, chance, rules, pool } = world;
  const { mirrored } = pool;
  mirrored.level = level;
  mirrored.mirror = ground.isMirror(square);
  mirrored.reflectors = mirrored.mirror ? 0 : living.reflectorsOn(square);
  const isBack = isReflected(chance, rules, mirrored);
  if (isBack) {
    world.watcher.reflected?.(square);
  }
  return isBack;
}
