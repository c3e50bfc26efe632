// Merging of resting pieces on one square. Crossfire common/object.c (object_merge_spell).

import { truncDiv } from '../../integers/index.ts';
import type { SpellWorld } from '../spell-world.ts';
import type { EffectKind } from './effect-kind.ts';
import { kindAt } from './kinds.ts';
import { endEffect } from './lifetime.ts';

/** Lets a new or spread piece absorb equal pieces on its square. */
export function absorbOthers(world: SpellWorld, row: number): void {
  const { pool } = world;
  const kind = kindAt(world, pool.archetype[row]!);
  if (!isAtRest(world, row, kind)) {
    return;
  }
  for (let other = pool.newestOn(pool.square[row]!); other >= 0; other = pool.next[other]!) {
    if (other !== row && pool.dead[other] === 0 && areAlike(world, row, other, kind)) {
      absorb(world, row, other);
    }
  }
}

/** Without range or product, and not about to act. */
function isAtRest({ pool }: SpellWorld, row: number, kind: EffectKind): boolean {
  const waits = Math.fround(pool.speedLeft[row]! + pool.speed[row]!) < 0;
  return waits && pool.range[row] === 0 && kind.makes < 0 && kind.subtype !== 0;
}

function areAlike(world: SpellWorld, row: number, other: number, kind: EffectKind): boolean {
  const { pool } = world;
  const otherKind = kindAt(world, pool.archetype[other]!);
  return (
    kind.subtype === otherKind.subtype &&
    kind.weaponClass === otherKind.weaponClass &&
    isAtRest(world, other, otherKind) &&
    pool.direction[row] === pool.direction[other] &&
    pool.owner[row] === pool.owner[other] &&
    pool.level[row] === pool.level[other] &&
    pool.attackType[row] === pool.attackType[other] &&
    pool.speed[row] === pool.speed[other] &&
    // Two pieces that both have several strands don't merge.
    (pool.memory[row] === 0 || pool.memory[other] === 0)
  );
}

function absorb(world: SpellWorld, row: number, other: number): void {
  const { pool } = world;
  const mine = pool.duration[row]!;
  const theirs = pool.duration[other]!;
  if (mine === theirs) {
    pool.damage[row]! += pool.damage[other]!;
  } else {
    const longer = Math.max(mine, theirs);
    const whole = pool.damage[row]! * (mine + 1) + pool.damage[other]! * (theirs + 1);
    pool.damage[row] = truncDiv(whole, longer + 1) + 1;
    pool.duration[row] = longer;
  }
  pool.speedLeft[row] = Math.max(pool.speedLeft[row]!, pool.speedLeft[other]!);
  pool.rememberStrands(row, other);
  endEffect(world, other);
}
