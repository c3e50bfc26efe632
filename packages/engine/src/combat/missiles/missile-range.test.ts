import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { fireRange, flightLength, throwRange } from './missile-range.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

describe('the range', () => {
  it('of a shot is 10 and 5 for each of the multiplier', () => {
    expect([2, 3, 4, 5].map(multiplier => fireRange(rules, multiplier))).toEqual([20, 25, 30, 35]);
  });

  it.each([
    [3, 1, 10],
    [3, 23, 10],
    [3, 24, 9],
    [3, 230, 1],
    [3, 231, 0],
    [18, 100, 4],
    [118, 400, 3],
    [999, 260, 10],
    [999, 261, 9],
  ])('of a throw at strength %i of a weight of %i is %i', (strength, weight, grids) => {
    expect(throwRange(rules, strength, weight)).toBe(grids);
  });

  it('of a throw falls with the weight and never exceeds 10', () => {
    const weight = fc.nat(2000);
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 300 }), weight, weight, (strength, one, other) => {
        const light = throwRange(rules, strength, Math.min(one, other));
        const heavy = throwRange(rules, strength, Math.max(one, other));
        expect(light).toBeGreaterThanOrEqual(heavy);
        expect(light).toBeLessThanOrEqual(10);
        expect(heavy).toBeGreaterThanOrEqual(0);
      }),
      { seed: 5 },
    );
  });

  it('is used up by steps to the side half as much again', () => {
    expect(flightLength(rules, 8, 0)).toBe(8);
    expect(flightLength(rules, 8, 5)).toBe(10);
    expect(flightLength(rules, 8, 8)).toBe(12);
  });
});
