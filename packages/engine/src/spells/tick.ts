// One tick of everything that spells have put on a level.

import type { SpellWorld } from './spell-world.ts';
import { subtypeOf } from './subtypes/index.ts';

/**
 * Gives every effect its turns, newest first; what is born meanwhile waits for the next tick.
 * How often a thing of a given speed acts is the ruleset's (step `turnsInTick`).
 */
export function tickEffects(world: SpellWorld): void {
  const { pool, rules } = world;
  for (let row = pool.count - 1; row >= 0; row--) {
    if (pool.dead[row] !== 0) {
      continue;
    }
    const turns = rules.steps.turnsInTick(pool.speedLeft[row]!, pool.speed[row]!);
    pool.speedLeft[row] = rules.steps.clockAfterTick(pool.speedLeft[row]!, pool.speed[row]!);
    const subtype = subtypeOf(world.archetypeAt(pool.archetype[row]!).subtype);
    for (let turn = 0; turn < turns && pool.dead[row] === 0; turn++) {
      subtype.turn?.(world, row);
    }
  }
  pool.sweep();
}

/**
 * What waits on a square for somebody to step onto it, newest first. Effects of the one who steps
 * spare nobody else, but are not hostile to him and leave him alone until their own turn.
 */
export function stepOnto(world: SpellWorld, square: number, creature: number): void {
  const { pool, rules } = world;
  if (!rules.hitsOnEntry) {
    return;
  }
  for (let row = pool.count - 1; row >= 0; row--) {
    const waits = pool.square[row] === square && pool.dead[row] === 0;
    if (waits && pool.owner[row] !== creature) {
      subtypeOf(world.archetypeAt(pool.archetype[row]!).subtype).stepped?.(world, row);
    }
  }
}

/** Whether anything is left that has turns to come. */
export function hasEffects(world: SpellWorld): boolean {
  return world.pool.count > 0;
}
