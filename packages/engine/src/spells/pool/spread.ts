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
  const newest = pool.newestOn(square);
  if (newest < 0) {
    return true;
  }
  const strand = pool.strand[row]!;
  // Hardly any level has counterspells: their column is read where one may be.
  const mayBeCountered =
    (pool.attackTypes & COUNTERSPELL) !== 0 && (pool.attackType[row]! & MAGIC) !== 0;
  const { strand: strands, memory, next } = pool;
  for (let other = newest; other >= 0; other = next[other]!) {
    const keepsOut =
      strands[other] === strand ||
      (memory[other] !== 0 && pool.hasStrand(other, strand)) ||
      (mayBeCountered && (pool.attackType[other]! & COUNTERSPELL) !== 0);
    if (keepsOut && pool.dead[other] === 0) {
      return false;
    }
  }
  return true;
}
