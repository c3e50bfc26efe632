// What is certain about a draw, worked out once, for loops that draw the same thing over and over. Each
// says how `Generator.below` turns a word of 32 bits into a number.

const TWO_32 = 4294967296;
const FIRST_BIT = 0x80000000 | 0;

/** The cases of a test of k in n that have to be drawn: 0 when it never succeeds, 1 when it always does. */
export function drawnCases(k: number, n: number): number {
  if (k <= 0) {
    return 0;
  }
  return k >= n ? 1 : n;
}

/**
 * A word, its first bit turned over, is below this exactly when the draw below n that it makes is below
 * k: signed numbers compare faster than unsigned ones.
 */
export function drawnBound(k: number, n: number): number {
  return k <= 0 || k >= n ? 0 : Math.ceil((k * TWO_32) / n) ^ FIRST_BIT;
}

/** A word is drawn again when the low half of word × n is below this: it would favour some number. */
export function drawnAgain(n: number): number {
  return n < 1 ? 0 : TWO_32 % n;
}
