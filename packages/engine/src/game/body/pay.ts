// The hero's pools for casting, energy and grace: spending and restoring.

import type { HeroSheet, KnownSpell } from '../../actors/index.ts';

/** A pool. */
type Pool = KnownSpell['pool'];

/** Removes points from a pool. A rule may leave it negative. @param amount integer */
export function pay(sheet: HeroSheet, pool: Pool, amount: number): void {
  sheet[pool] -= amount;
}

/** Adds points to a pool; the caller respects its maximum. @param amount integer */
export function giveBack(sheet: HeroSheet, pool: Pool, amount: number): void {
  sheet[pool] += amount;
}
