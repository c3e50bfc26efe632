// The only entry point for releasing a spell.

import { isVain } from '../objects/index.ts';
import type { CastOrder, Casts, SpellWorld } from './spell-world.ts';
import { asksDirection, subtypeOf } from './subtypes/index.ts';
import { fail } from './told/told-order.ts';

/**
 * Releases a spell. Effects that end at once, such as a bullet that hits a creature next to the caster, are
 * gone when this returns. By the program a caster that is no hero is given a god first. On a level with too many effects the cast fails, and so does one within too many others.
 * @returns whether it had an effect
 */
export function castSpell(world: SpellWorld, order: CastOrder): boolean {
  const { pool } = world;
  if (pool.crowded) {
    world.watcher.smothered?.(order.caster);
    return false;
  }
  if ((order.depth ?? 0) >= world.rules.releases.mostNested) {
    world.watcher.unravelled?.(order.caster);
    return false;
  }
  if (world.rules.divine.givesAll && world.faith.lacksGod(order.caster)) {
    const { gods } = world.faith;
    if (gods.length > 0) {
      world.faith.give(order.caster, gods[world.chance.below(gods.length, 'god')]!);
    }
  }
  if (isVain(order.spell)) {
    return fail(world, order, 'makes-nothing');
  }
  pool.begin();
  const came = subtypeOf(order.facts.subtype).cast(world, order);
  pool.settle();
  return came;
}

/** Casts from within other casts and effects, for every world. */
export const CASTS: Casts = { release: castSpell, takesDirection: asksDirection };
