// Creation, movement and end of effects, with notification of their watcher.

import type { Archetype } from '../../objects/index.ts';
import type { SpellWorld } from '../spell-world.ts';
import type { NewEffect } from './effect-columns.ts';
import { kindAt } from './kinds.ts';

/** Creates an effect. @returns its row */
export function putEffect(world: SpellWorld, effect: NewEffect): number {
  const row = world.pool.add(effect);
  world.watcher.born(world.pool.id[row]!, effect.archetype, effect.square);
  return row;
}

/** Creates a copy of an effect on another square, with a new clock. @returns its row */
export function putCopy(world: SpellWorld, from: number, square: number): number {
  const { pool } = world;
  const row = pool.copy(from, square);
  world.watcher.born(pool.id[row]!, pool.archetype[row]!, square);
  return row;
}

/** Creates an effect from an archetype's own numbers, with a level and an owner. @returns its row */
export function putPlain(
  world: SpellWorld,
  index: number,
  square: number,
  level: number,
  owner: number,
): number {
  const { pool } = world;
  const kind = kindAt(world, index);
  const row = pool.addBlank(index, square);
  pool.level[row] = level;
  pool.owner[row] = owner;
  pool.damage[row] = kind.damage;
  pool.duration[row] = kind.duration;
  pool.range[row] = kind.range;
  pool.setAttackType(row, kind.attackType);
  pool.food[row] = kind.food;
  pool.glow[row] = kind.glow;
  pool.speed[row] = kind.speed;
  world.watcher.born(pool.id[row]!, index, square);
  return row;
}

/** Puts an effect that only shows a picture on a square, unless there are too many effects. */
export function putInert(world: SpellWorld, archetype: Archetype, square: number): void {
  if (!world.pool.full) {
    putPlain(world, archetype.index, square, 0, 0);
  }
}

/** Moves an effect to another square. */
export function moveEffect(world: SpellWorld, row: number, square: number): void {
  const { pool } = world;
  pool.moveTo(row, square);
  world.watcher.moved(pool.id[row]!, pool.archetype[row]!, square);
}

/** Ends an effect. */
export function endEffect(world: SpellWorld, row: number): void {
  const { pool } = world;
  pool.kill(row);
  world.watcher.ended(pool.id[row]!, pool.archetype[row]!, pool.square[row]!);
}
