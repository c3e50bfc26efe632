// Whether a piece of a cone or explosion can be copied to a square. Crossfire server/spell_util.c
// (ok_to_put_more).

import { COUNTERSPELL, MAGIC } from '../attack-types.ts';
import type { SpellWorld } from '../spell-world.ts';

/** On the map, open, without a piece of the same strand, and without counterspell if the piece is magical. */
export function maySpread(world: SpellWorld, row: number, square: number): boolean {
  const { pool, ground } = world;
  if (pool.full || !ground.openToEffects(square)) {
    return false;
  }
  const strand = pool.strand[row]!;
  const shunned = (pool.attackType[row]! & MAGIC) !== 0 ? COUNTERSPELL : 0;
  for (let other = pool.newestOn(square); other >= 0; other = pool.next[other]!) {
    if (pool.dead[other] === 0) {
      if ((pool.attackType[other]! & shunned) !== 0) {
        return false;
      }
      if (
        pool.strand[other] === strand ||
        (pool.memory[other] !== 0 && pool.hasStrand(other, strand))
      ) {
        return false;
      }
    }
  }
  return true;
}
