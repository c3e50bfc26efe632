import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOfPlot, shareSeries, unitOf } from './shares.ts';
import { thinned } from './thinned.ts';

const plot = [
  [2, 0.25],
  [4, 0.5],
  [5, 0.25],
] as const;

describe('the unit after a number', () => {
  it('is singular after one', () => {
    expect(unitOf('points of damage', 1)).toBe('point of damage');
    expect(unitOf('hit points left', 1)).toBe('hit point left');
    expect(unitOf('turns', 2)).toBe('turns');
    expect(unitOf('turns', 1)).toBe('turn');
  });
});

describe('shares of a distribution', () => {
  it.each([
    ['exactly', 4, 0.5],
    ['exactly', 3, 0],
    ['at-least', 4, 0.75],
    ['at-most', 4, 0.75],
    ['at-most', 1, 0],
  ] as const)('%s %d is %d', (name, bound, share) => {
    expect(shareOfPlot(plot, name, bound)).toBe(share);
  });

  it.each(['exactly', 'at-least', 'at-most'] as const)('have a series of %s', name => {
    const series = shareSeries(plot, name);
    expect(series.map(({ value }) => value)).toEqual(['2', '3', '4', '5']);
    for (const { value, number } of series) {
      expect(number).toBeCloseTo(shareOfPlot(plot, name, Number(value)), 12);
    }
  });
});

describe('some of many values', () => {
  it('begin with the first and end with the last', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 2 }),
        fc.integer({ min: 2, max: 30 }),
        (values, most) => {
          const some = thinned(values, most);
          expect(some.length).toBe(Math.min(most, values.length));
          expect([some[0], some.at(-1)]).toEqual([values[0], values.at(-1)]);
          expect(new Set(some).size).toBe(some.length);
        },
      ),
    );
  });
});
