import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import { Enumerator } from '../asked/enumerator.ts';
import { Distribution } from './distribution.ts';

const dice = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }))
  .map(([count, sides]) => Distribution.dice(count, sides));

function total(distribution: Distribution): number {
  return [...distribution].reduce((sum, [, probability]) => sum + probability, 0);
}

describe('a distribution', () => {
  it('knows mean, variance and quantiles of 3d6', () => {
    const sum = Distribution.dice(3, 6);
    expect(sum.min).toBe(3);
    expect(sum.max).toBe(18);
    expect(sum.mean).toBeCloseTo(10.5, 12);
    expect(sum.variance).toBeCloseTo(8.75, 12);
    expect(sum.quantile(0.5)).toBe(10);
    expect(sum.probability(3)).toBeCloseTo(1 / 216, 15);
    expect(sum.probability(19)).toBe(0);
  });

  it('says exactly 1 for the certain and exactly 0 for the impossible', () => {
    const sum = Distribution.dice(40, 20);
    expect(sum.atLeast(40)).toBe(1);
    expect(sum.atMost(800)).toBe(1);
    expect(sum.atLeast(801)).toBe(0);
    expect(sum.atMost(39)).toBe(0);
    expect(Distribution.certain(7).probability(7)).toBe(1);
  });

  it('is certainly 0 without dice or sides', () => {
    expect([...Distribution.dice(0, 6)]).toEqual([[0, 1]]);
    expect([...Distribution.dice(2, 0)]).toEqual([[0, 1]]);
  });

  it('adds like dice', () => {
    fc.assert(
      fc.property(dice, dice, (first, second) => {
        const sum = first.plus(second);
        expect(sum.mean).toBeCloseTo(first.mean + second.mean, 9);
        expect(sum.variance).toBeCloseTo(first.variance + second.variance, 9);
        expect(total(sum)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('maps values and adds up those that meet', () => {
    const halved = Distribution.dice(1, 6).map(value => Math.floor(value / 2));
    expect([...halved].map(([value]) => value)).toEqual([0, 1, 2, 3]);
    expect(halved.probability(1)).toBeCloseTo(1 / 3, 15);
  });

  it('mixes by weight', () => {
    const mixed = Distribution.mixture([
      [3, Distribution.certain(0)],
      [1, Distribution.dice(1, 4)],
    ]);
    expect(mixed.probability(0)).toBe(0.75);
    expect(mixed.probability(4)).toBe(0.0625);
  });

  it('refuses more values than can be counted, at once', () => {
    const far = 2 ** 31;
    const apart: [number, number][] = [
      [0, 0.5],
      [far, 0.5],
    ];
    const tooMany = /outcomes: expected at most \d+: there are too many to count, got \d+/;
    expect(() => Distribution.of(apart)).toThrow(tooMany);
    expect(() => Distribution.dice(100_000, 100_000)).toThrow(tooMany);
    expect(() => Distribution.dice(20_000, 50)).toThrow(tooMany);
    const ends = [Distribution.certain(0), Distribution.certain(far)] as const;
    expect(() => Distribution.mixture(ends.map(one => [1, one]))).toThrow(tooMany);
    const ask = new Enumerator();
    expect(() => ask.askNumber(chance => far * Number(chance.test(1, 2)), {}, 0)).toThrow(tooMany);
    const wide = ask.askNumber(chance => chance.roll(1, 100_000), {}, 0);
    const tries = { times: 100, k: 1, n: 2 };
    expect(() => ask.sumOf(tries, { distribution: wide, notes: [] })).toThrow(tooMany);
  });

  it('refuses values that are no integers, and nothing at all', () => {
    expect(() => Distribution.of([[1.5, 1]])).toThrow(UsageError);
    expect(() => Distribution.of([])).toThrow(UsageError);
    expect(() => Distribution.mixture([])).toThrow(UsageError);
  });
});
