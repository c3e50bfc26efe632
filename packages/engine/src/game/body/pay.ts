// What the hero has to cast with: energy and grace, spent and given back.

import type { HeroSheet, KnownSpell } from '../../actors/index.ts';

/** What is spent. */
type Pool = KnownSpell['pool'];

/** Takes points from a pool. What a rule demands may leave less than nothing. @param amount whole points */
export function pay(sheet: HeroSheet, pool: Pool, amount: number): void {
  sheet[pool] -= amount;
}

/** Gives points to a pool; the caller keeps to the most that it holds. @param amount whole points */
export function giveBack(sheet: HeroSheet, pool: Pool, amount: number): void {
  sheet[pool] += amount;
}
