import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { distance } from './distance.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;
const side = fc.integer({ min: -200, max: 200 });

describe('distance', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [-9, -9, 13],
    [-9, -3, 10],
    [5, 20, 22],
  ])('of %i down and %i across is %i', (dy, dx, grids) => {
    expect(distance(rules, dy, dx)).toBe(grids);
  });

  it('is the same in every direction', () => {
    fc.assert(
      fc.property(side, side, (dy, dx) => {
        const grids = distance(rules, dy, dx);
        expect(distance(rules, dx, dy)).toBe(grids);
        expect(distance(rules, -dy, dx)).toBe(grids);
      }),
    );
  });
});
