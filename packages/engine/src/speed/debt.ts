// What becomes of an actor who has spent more than there was.

/** A total below 0 becomes 0. Source: NetHack 3.6.7 src/allmain.c (moveloop). */
export function forgiveDebt(total: number): number {
  return Math.max(0, total);
}

/** A total below 0 stays, and is worked off turn by turn: long actions cost what they cost. */
export function keepDebt(total: number): number {
  return total;
}
