import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Distribution, Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { TurnsCount, turnsQuantile, turnsToKill } from './turns-to-kill.ts';

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

  it('agrees with points that flow down attack by attack, whatever misses, hurts or heals nothing', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 14 })
      .filter(all => all.slice(1).some(weight => weight > 0));
    const points = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(weights, points, (all, likely) => {
        const attack = weighted(all);
        const needed = Distribution.of(likely.map(value => [value, 1 / likely.length]));
        expectAlike(turnsToKill(attack, needed), attackByAttack(attack, needed));
      }),
      { seed: 12, numRuns: 150 },
    );
  });

  it('counts the blows of an attack as it counts the attack', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 9 })
      .filter(all => all.slice(1).some(weight => weight > 0));
    const tries = fc.record({
      times: fc.integer({ min: 1, max: 6 }),
      k: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(weights, tries, fc.integer({ min: 1, max: 60 }), (all, { times, k }, points) => {
        const damage = weighted(all);
        const together = new Enumerator().sumOf(
          { times, k, n: 20 },
          { distribution: damage, notes: [] },
        );
        const count = new TurnsCount(certain(points));
        const turns = count.turns({ times, hit: k / 20, damage, together });
        expectAlike(turns, attackByAttack(together, certain(points)));
      }),
      { seed: 13, numRuns: 150 },
    );
  });

  it('knows no death that is impossible, and no survivor where there is none', () => {
    const attack = Distribution.of([
      [0, 0.3],
      [4, 0.7],
    ]);
    const turns = turnsToKill(attack, certain(9));
    expect([...turns.probabilities.slice(0, 3)]).toEqual([0, 0, expect.closeTo(0.7 ** 3, 15)]);
    const sure = turnsToKill(Distribution.dice(2, 4), certain(6));
    expect([...sure.alive].at(-1)).toBe(0);
    expect(sure.alive).toHaveLength(4);
  });
});

function weighted(weights: readonly number[]): Distribution {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return Distribution.of(weights.map((weight, value) => [value, weight / whole]));
}

interface Turns {
  readonly probabilities: Float64Array;
  readonly alive: Float64Array;
}

/** The plain way: the probability of each number of points still to go, attack by attack, misses and all. */
function attackByAttack(attack: Distribution, needed: Distribution): Turns {
  const probabilities: number[] = [];
  const alive = [1];
  let now = new Map<number, number>(needed);
  while (alive.at(-1)! > 1e-12 && probabilities.length < 1000) {
    const next = new Map<number, number>();
    let killed = 0;
    for (const [points, share] of now) {
      for (const [damage, probability] of attack) {
        if (damage >= points) {
          killed += share * probability;
        } else {
          const left = points - damage;
          next.set(left, (next.get(left) ?? 0) + share * probability);
        }
      }
    }
    probabilities.push(killed);
    alive.push([...next.values()].reduce((sum, share) => sum + share, 0));
    now = next;
  }
  return { probabilities: Float64Array.from(probabilities), alive: Float64Array.from(alive) };
}

/** Alike but for rounding; the last attacks may fall on either side of what is still counted. */
function expectAlike(turns: Turns, plain: Turns): void {
  const longest = Math.max(turns.alive.length, plain.alive.length);
  expect(Math.abs(turns.alive.length - plain.alive.length)).toBeLessThanOrEqual(1);
  for (let attacks = 0; attacks < longest; attacks++) {
    expect(turns.alive[attacks] ?? 0).toBeCloseTo(plain.alive[attacks] ?? 0, 11);
    expect(turns.probabilities[attacks] ?? 0).toBeCloseTo(plain.probabilities[attacks] ?? 0, 11);
  }
}
