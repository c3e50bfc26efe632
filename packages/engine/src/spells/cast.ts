// The one way to let a spell out.

import { MOST_EFFECTS } from './pool/effects.ts';
import type { CastOrder, SpellWorld } from './spell-world.ts';
import { subtypeOf } from './subtypes/index.ts';

/**
 * Does what the spell does. What it puts on the map and ends at once, such as a bullet that meets
 * somebody beside the caster, is gone when this returns.
 * @returns whether anything came of it
 */
export function castSpell(world: SpellWorld, order: CastOrder): boolean {
  const { pool } = world;
  if (pool.count >= MOST_EFFECTS) {
    return false;
  }
  pool.begin();
  const came = subtypeOf(order.facts.subtype).cast(world, order);
  pool.settle();
  return came;
}
