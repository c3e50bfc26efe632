// Precomputed constants for loops that repeat one draw. They define how `Generator.below` turns a 32-bit word
// into a number.

const TWO_32 = 4294967296;
const FIRST_BIT = 0x80000000 | 0;

/** Number of cases of a k-in-n test that are drawn: 0 if it never succeeds, 1 if it always does. */
export function drawnCases(k: number, n: number): number {
  if (k <= 0) {
    return 0;
  }
  return k >= n ? 1 : n;
}

/**
 * A word with its first bit flipped is below this exactly if its draw below n is below k; signed comparisons
 * are faster than unsigned ones.
 */
export function drawnBound(k: number, n: number): number {
  return k <= 0 || k >= n ? 0 : Math.ceil((k * TWO_32) / n) ^ FIRST_BIT;
}

/** A word is redrawn if the low half of word × n is below this, as it would cause bias. */
export function drawnAgain(n: number): number {
  return n < 1 ? 0 : TWO_32 % n;
}
