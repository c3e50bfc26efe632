import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceSums } from './dice-sums.ts';

/** Counts of each sum, exactly. */
function exactCounts(count: number, sides: number): bigint[] {
  let counts = [1n];
  for (let die = 0; die < count; die++) {
    const next = new Array<bigint>(counts.length + sides - 1).fill(0n);
    counts.forEach((ways, sum) => {
      for (let face = 0; face < sides; face++) {
        next[sum + face]! += ways;
      }
    });
    counts = next;
  }
  return counts;
}

/** numerator / denominator as a double, by 60 digits of the quotient. */
function quotient(numerator: bigint, denominator: bigint): number {
  const digits = 60 + Math.max(0, denominator.toString().length - numerator.toString().length);
  const scaled = (numerator * 10n ** BigInt(digits)) / denominator;
  return Number(`${scaled}e-${digits}`);
}

function worstError(count: number, sides: number): number {
  const sums = diceSums(count, sides);
  const total = BigInt(sides) ** BigInt(count);
  const errors = exactCounts(count, sides).map((ways, sum) => {
    return Math.abs(sums[sum]! / quotient(ways, total) - 1);
  });
  return Math.max(...errors);
}

describe('sums of equal dice', () => {
  it.each([
    [1, 1],
    [1, 6],
    [2, 1],
    [3, 2],
    [12, 6],
    [40, 20],
    [100, 100],
    [150, 7],
  ])('are exact to 1e-12 relatively in every outcome of %id%i', (count, sides) => {
    expect(worstError(count, sides)).toBeLessThan(1e-12);
  });

  it('are exact for any small number of dice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 24 }),
        (count, sides) => {
          expect(worstError(count, sides)).toBeLessThan(1e-12);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have no negative tails and add up to 1', () => {
    for (const [count, sides] of [
      [40, 20],
      [100, 100],
      [99, 3],
    ] as const) {
      const sums = diceSums(count, sides);
      expect(sums.every(share => share >= 0)).toBe(true);
      expect(sums.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      expect(sums).toHaveLength(count * (sides - 1) + 1);
    }
  });
});
