import { expect, test } from 'vitest';
import { exponentOf, exponentOfNLogN } from '../../bench/growth/fit.ts';

const SIZES = [10, 100, 1000, 10_000, 100_000];

test.each([0, 0.5, 1, 2])('a cost that grows as size^%d has that exponent', exponent => {
  const points = SIZES.map(size => ({ size, cost: 3 * size ** exponent }));
  expect(exponentOf(points)).toBeCloseTo(exponent, 9);
});

test('what costs the same at every size is not taken for growth', () => {
  const points = SIZES.map(size => ({ size, cost: 50 + size }));
  expect(exponentOf(points)).toBeGreaterThan(0.9);
});

test('n log n lies a little above 1', () => {
  const points = SIZES.map(size => ({ size, cost: 1 }));
  expect(exponentOfNLogN(points)).toBeGreaterThan(1);
  expect(exponentOfNLogN(points)).toBeLessThan(1.2);
});
