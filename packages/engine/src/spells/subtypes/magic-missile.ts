// Magic missiles: homing missiles that turn towards their owner's enemies. Crossfire server/spell_attack.c
// (fire_magic_missile), types/spell_effect (move_missile).

import { hitInFull, hitSquare } from '../area-hit.ts';
import { MAGIC } from '../attack-types.ts';
import { turnOneStep } from '../headings.ts';
import { launchHere } from '../pool/launch.ts';
import { endEffect, moveEffect } from '../pool/lifetime.ts';
import { seekDirection } from '../seeking.ts';
import type { CastOrder, SpellWorld, Subtype } from '../spell-world.ts';

/** Magic missiles: subtype 11. */
export const magicMissile: Subtype = {
  number: 11,
  name: 'magic-missile',
  needsDirection: true,
  attacks: () => true,
  lurks: true,
  cast: fire,
  turn: fly,
  stepped: meet,
};

function fire(world: SpellWorld, order: CastOrder): boolean {
  const row = launchHere(world, order);
  if (row >= 0) {
    fly(world, row);
  }
  return row >= 0;
}

function fly(world: SpellWorld, row: number): void {
  const { pool, ground, living, rules } = world;
  if (pool.range[row]! <= 0) {
    endEffect(world, row);
    return;
  }
  pool.range[row]!--;
  const direction = pool.direction[row]!;
  const next = ground.neighbour(pool.square[row]!, direction);
  const isStopped = living.isLiving(next) || !ground.openToEffects(next);
  if (ground.has(next) && isStopped) {
    hitSquare(world, row, next, rules.missilesAreOnlyMagic ? MAGIC : pool.attackType[row]!, true);
    endEffect(world, row);
    return;
  }
  if (direction === 0 || !ground.has(next)) {
    endEffect(world, row);
    return;
  }
  const goal = seekDirection(world, next, pool.owner[row]!);
  if (goal !== 0 && goal !== direction) {
    pool.direction[row] = turnOneStep(world.chance, direction, goal);
  }
  moveEffect(world, row, next);
}

/** A creature that walks into a missile takes the spell's own attack type. */
function meet(world: SpellWorld, row: number): void {
  if (hitInFull(world, row)) {
    endEffect(world, row);
  }
}
