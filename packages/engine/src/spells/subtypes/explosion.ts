// Explosions: stay on their square, hit its creatures, and spread. Crossfire types/spell_effect (explosion).

import { hitInPart } from '../area-hit.ts';
import { knockBack } from '../knockback.ts';
import { endEffect, putCopy } from '../pool/lifetime.ts';
import { absorbOthers } from '../pool/merge.ts';
import { maySpread } from '../pool/spread.ts';
import type { SpellWorld, Subtype } from '../spell-world.ts';

/**
 * The direction of the copy for each way. quirk: a repeated condition in the original gives the copy to the
 * north-west direction 6, and leaves the parent's to the one to the south-west.
 */
const COPY_DIRECTION: readonly number[] = [0, 1, 2, 3, 4, 5, -1, 7, 6];

/** Explosions: subtype 6. Created by bullets and other effects, never by casting. */
export const explosion: Subtype = {
  number: 6,
  name: 'explosion',
  needsDirection: false,
  attacks: () => true,
  cast: () => false,
  turn: burn,
  stepped: hitInPart,
};

function burn(world: SpellWorld, row: number): void {
  const { pool } = world;
  pool.duration[row]!--;
  if (pool.duration[row]! < 0) {
    endEffect(world, row);
    return;
  }
  if (!hitInPart(world, row)) {
    return;
  }
  knockBack(world, row, pool.direction[row]!);
  if (pool.range[row]! > 0) {
    spread(world, row, pool.square[row]!);
    pool.range[row] = 0;
    absorbOthers(world, row);
  }
}

function spread(world: SpellWorld, row: number, from: number): void {
  const { pool, ground, rules } = world;
  for (let direction = 1; direction <= 8; direction++) {
    const square = ground.neighbour(from, direction);
    if (maySpread(world, row, square)) {
      const copy = putCopy(world, row, square);
      const turned = rules.hits.push.onlyOutward ? direction : COPY_DIRECTION[direction]!;
      pool.direction[copy] = turned < 0 ? pool.direction[row]! : turned;
      pool.range[copy] = pool.range[row]! - 1;
      pool.speedLeft[copy] = rules.effects.spreadClock;
      absorbOthers(world, copy);
    }
  }
}
