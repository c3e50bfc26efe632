// The only entry point for releasing a spell.

import type { CastOrder, SpellWorld } from './spell-world.ts';
import { subtypeOf } from './subtypes/index.ts';

/**
 * Releases a spell. Effects that end at once, such as a bullet that hits a creature next to the caster, are
 * gone when this returns. On a level with too many effects the cast fails.
 * @returns whether it had an effect
 */
export function castSpell(world: SpellWorld, order: CastOrder): boolean {
  const { pool } = world;
  if (pool.crowded) {
    world.watcher.smothered?.(order.caster);
    return false;
  }
  pool.begin();
  const came = subtypeOf(order.facts.subtype).cast(world, order);
  pool.settle();
  return came;
}
