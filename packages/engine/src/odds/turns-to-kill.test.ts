import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Distribution, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { turnsQuantile, turnsToKill } from './turns-to-kill.ts';

const certain = Distribution.certain;

describe('turns to kill', () => {
  it('takes one attack when the least damage is enough', () => {
    const turns = turnsToKill(Distribution.dice(3, 6), certain(3));
    expect([...turns.probabilities]).toEqual([1]);
    expect([...turns.alive]).toEqual([1, 0]);
    expect(turns.mean).toBe(1);
  });

  it('is geometric when each attack kills or does nothing', () => {
    const attack = Distribution.of([
      [0, 0.75],
      [10, 0.25],
    ]);
    const turns = turnsToKill(attack, certain(7));
    expect(turns.probabilities[0]).toBeCloseTo(0.25, 15);
    expect(turns.probabilities[2]).toBeCloseTo(0.75 * 0.75 * 0.25, 15);
    expect(turns.mean).toBeCloseTo(4, 12);
    expect(turnsQuantile(turns, 0.5)).toBe(3);
  });

  it('averages over hit points that are not known', () => {
    const needed = Distribution.of([
      [5, 0.5],
      [10, 0.5],
    ]);
    const turns = turnsToKill(certain(5), needed);
    expect([...turns.probabilities]).toEqual([0.5, 0.5]);
    expect(turns.mean).toBe(1.5);
  });

  it('never ends when attacks do no damage', () => {
    const turns = turnsToKill(certain(0), certain(1), { most: 4 });
    expect([...turns.alive]).toEqual([1, 1, 1, 1, 1]);
    expect(turns.mean).toBe(Number.POSITIVE_INFINITY);
    expect(turnsQuantile(turns, 0.01)).toBeUndefined();
  });

  it('agrees with the sum of the first attacks, asked of the enumerator', () => {
    const attack = Distribution.of([
      [0, 0.4],
      [2, 0.35],
      [7, 0.25],
    ]);
    const turns = turnsToKill(attack, certain(15));
    let total = certain(0);
    for (let attacks = 1; attacks < 8; attacks++) {
      total = total.plus(attack);
      expect(turns.alive[attacks]).toBeCloseTo(total.atMost(14), 12);
    }
  });

  it('agrees with attacks that are played', () => {
    const blow = (chance: PlayedChance) => (chance.test(3, 5) ? chance.roll(2, 4) : 0);
    const asked = new Enumerator().askNumber(
      chance => (chance.test(3, 5) ? chance.roll(2, 4) : 0),
      {},
      undefined,
    );
    const turns = turnsToKill(asked, certain(20));
    const chance = new PlayedChance(new Generator(7));
    const games = 20_000;
    let sum = 0;
    let squares = 0;
    for (let game = 0; game < games; game++) {
      let attacks = 0;
      for (let left = 20; left > 0; left -= blow(chance)) {
        attacks++;
      }
      sum += attacks;
      squares += attacks * attacks;
    }
    const mean = sum / games;
    const error = Math.sqrt((squares / games - mean * mean) / games);
    expect(Math.abs(mean - turns.mean) / error).toBeLessThan(4);
  });

  it('adds up to 1, and its mean is the sum of the chances to be alive', () => {
    const attacks = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 12 })
      .filter(weights => weights.slice(1).some(weight => weight > 0));
    fc.assert(
      fc.property(attacks, fc.integer({ min: 1, max: 40 }), (weights, points) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const attack = Distribution.of(weights.map((weight, value) => [value, weight / whole]));
        const turns = turnsToKill(attack, certain(points), { most: 100_000, negligible: 1e-15 });
        const dead = turns.probabilities.reduce((sum, share) => sum + share, 0);
        expect(dead).toBeCloseTo(1, 9);
        const alive = turns.alive.reduce((sum, share) => sum + share, 0);
        expect(alive / turns.mean).toBeCloseTo(1, 8);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('leaves out the attacks that would take too long to count, and refuses to count without end', () => {
    const attack = Distribution.dice(1, 1000).map(value => value - 1);
    const turns = turnsToKill(attack, certain(20_000));
    expect(turns.probabilities).toHaveLength(5);
    expect(turns.alive.at(-1)).toBeCloseTo(1, 9);
    expect(turns.mean).toBeGreaterThan(20_000 / 499.5);
    expect(() => turnsToKill(attack, certain(2 ** 31))).toThrow(/outcomes: .*too many to count/);
  });

  it('refuses healing attacks and corpses', () => {
    expect(() => turnsToKill(certain(-1), certain(5))).toThrow(UsageError);
    expect(() => turnsToKill(certain(1), certain(0))).toThrow(/needed/);
    expect(() => turnsToKill(certain(1), certain(5), { most: 0 })).toThrow(/most/);
  });
});
