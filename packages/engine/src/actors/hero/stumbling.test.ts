import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { type Condition, Conditions } from '../shared/conditions.ts';
import { stumbledDirection } from './stumbling.ts';

const { stumbling } = createRulesets().resolve('house').slots.world;

function odds(condition: Condition) {
  const conditions = new Conditions();
  conditions.set(condition, 3);
  const rule = (chance: Chance, rules: typeof stumbling, direction: number) =>
    stumbledDirection(chance, rules, conditions, direction);
  return new Enumerator().askNumber(rule, stumbling, 3);
}

describe('a step', () => {
  it('of the stunned goes anywhere', () => {
    expect([...odds('stunned')].map(([, share]) => share)).toEqual(Array(8).fill(1 / 8));
  });

  it('of the confused goes astray one time in five, which may still be the right way', () => {
    expect(odds('confused').probability(3)).toBeCloseTo(4 / 5 + 1 / 40, 12);
    expect(odds('confused').probability(7)).toBeCloseTo(1 / 40, 12);
  });

  it('of a hero who isn’t confused goes where it should', () => {
    expect(odds('afraid').probability(3)).toBe(1);
  });
});
