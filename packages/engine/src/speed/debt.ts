// Negative totals of actors that spent more than they had.

/** A total below 0 becomes 0. Source: NetHack 3.6.7 src/allmain.c (moveloop). */
export function forgiveDebt(total: number): number {
  return Math.max(0, total);
}

/** A total below 0 is kept and paid off over turns: long actions cost their full time. */
export function keepDebt(total: number): number {
  return total;
}
