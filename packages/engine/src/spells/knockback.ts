// Heavy effects push creatures. Crossfire server/spell_util.c (check_spell_knockback).

import { truncDiv } from '../integers/index.ts';
import { kindAt } from './pool/kinds.ts';
import type { SpellWorld } from './spell-world.ts';

/** The weight of a creature of n squares is distributed over n + 1. */
const MORE_SHARES = 1;

/** May push the creature on the effect's square one step in a direction. */
export function knockBack(world: SpellWorld, row: number, direction: number): void {
  const { pool, living, chance } = world;
  const { weight } = kindAt(world, pool.archetype[row]!);
  const square = pool.square[row]!;
  if (weight === 0 || pool.dead[row] !== 0 || !living.isLiving(square)) {
    return;
  }
  const held = living.weightOn(square);
  if (held < 0) {
    return;
  }
  const strength = weight + truncDiv(weight * pool.level[row]!, 3);
  const friction = living.fliesOn(square) ? 1 : 2;
  const resistance = truncDiv(held, living.sizeOn(square) + MORE_SHARES) * friction;
  if (chance.test(strength - 1 - resistance, strength, 'pushed')) {
    living.push(square, direction);
  }
}
