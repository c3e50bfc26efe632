// Explosions: stay on their square, hit what lives there, and spread.
// Crossfire types/spell_effect (explosion), server/spell_util.c (ok_to_put_more).

import type { NewEffect } from '../effects.ts';
import type { SpellWorld, Subtype } from '../spell-world.ts';

/** The clock of a piece that has just spread. */
const SPREAD_CLOCK = -0.21;

/**
 * The direction of the copy that goes each way. quirk: a condition repeated in the original gives
 * the copy to the north-west direction 6 and leaves the parent's to the one to the south-west.
 */
const COPY_DIRECTION: readonly number[] = [0, 1, 2, 3, 4, 5, -1, 7, 6];

/** Explosions: subtype 6. Made by bullets and other effects, never by casting. */
export const explosion: Subtype = {
  number: 6,
  name: 'explosion',
  needsDirection: false,
  cast: () => false,
  turn: burn,
  stepped: scorch,
};

/** Puts the first piece of an explosion on the map. */
export function startExplosion(world: SpellWorld, piece: NewEffect): void {
  const row = world.pool.add({ ...piece, strand: world.pool.newStrand() });
  world.watcher.born(world.pool.id[row]!, piece.archetype, piece.square);
}

function burn(world: SpellWorld, row: number): void {
  const { pool } = world;
  const square = pool.square[row]!;
  pool.duration[row]!--;
  if (pool.duration[row]! < 0) {
    pool.dead[row] = 1;
    world.watcher.ended(pool.id[row]!, pool.archetype[row]!, square);
    return;
  }
  scorch(world, row);
  if (pool.range[row]! > 0) {
    spread(world, row, square);
    pool.range[row] = 0;
  }
}

/** Hits what lives on the square. */
function scorch(world: SpellWorld, row: number): void {
  const { pool, living } = world;
  const square = pool.square[row]!;
  if (living.isLiving(square)) {
    living.strike({
      square,
      damage: pool.damage[row]!,
      attackType: pool.attackType[row]!,
      owner: pool.owner[row]!,
      source: pool.archetype[row]!,
    });
  }
}

function spread(world: SpellWorld, row: number, from: number): void {
  const { pool, ground } = world;
  for (let direction = 1; direction <= 8; direction++) {
    const square = ground.neighbour(from, direction);
    if (!ground.has(square) || !ground.openToEffects(square)) {
      continue;
    }
    if (hasStrand(world, square, pool.strand[row]!)) {
      continue;
    }
    const turned = COPY_DIRECTION[direction]!;
    const copy = pool.add({
      archetype: pool.archetype[row]!,
      square,
      damage: pool.damage[row]!,
      duration: pool.duration[row]!,
      range: pool.range[row]! - 1,
      direction: turned < 0 ? pool.direction[row]! : turned,
      level: pool.level[row]!,
      attackType: pool.attackType[row]!,
      owner: pool.owner[row]!,
      strand: pool.strand[row]!,
      speed: pool.speed[row]!,
      speedLeft: SPREAD_CLOCK,
    });
    world.watcher.born(pool.id[copy]!, pool.archetype[copy]!, square);
  }
}

/** A square holds at most one piece of each strand at a time. */
function hasStrand(world: SpellWorld, square: number, strand: number): boolean {
  const { pool } = world;
  for (let row = pool.count - 1; row >= 0; row--) {
    if (pool.square[row] === square && pool.strand[row] === strand && pool.dead[row] === 0) {
      return true;
    }
  }
  return false;
}
