import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantError, UsageError } from '../../errors/index.ts';
import type { Chance, Notebook } from '../contract/chance.ts';
import { Generator } from '../played/generator.ts';
import { PlayedChance } from '../played/played.ts';
import { Enumerator } from './enumerator.ts';

const rules = {};

interface BlowInput {
  readonly dice: number;
  readonly sides: number;
  readonly power: number;
}

/** A rule with every kind of choice at its grain. */
function blow(chance: Chance, _: object, input: BlowInput): number {
  const damage = chance.roll(input.dice, input.sides, 'damage');
  if (!chance.test(input.power, 100, 'critical')) {
    return damage;
  }
  return damage * (2 + chance.pick([5, 3, 1], 'class'));
}

interface FlurryInput extends BlowInput {
  readonly times: number;
  readonly k: number;
  readonly enough: number;
}

function flurryBySum(chance: Chance, _: object, input: FlurryInput): number {
  const { times, k, enough, dice, sides, power } = input;
  return chance.sum({ times, k, n: 20, enough }, blow, rules, { dice, sides, power });
}

function flurryByFold(chance: Chance, _: object, input: FlurryInput): number {
  const { times, k, enough, dice, sides, power } = input;
  const step = (luck: Chance, sum: number) =>
    luck.test(k, 20, 'hit') ? sum + luck.draw(blow, rules, { dice, sides, power }) : sum;
  return chance.fold(times, 0, step, sum => sum > enough);
}

/** A walk over small plain states. */
function walk(chance: Chance, _: object, steps: number): { at: number; falls: number } {
  return chance.fold(steps, { at: 0, falls: 0 }, (luck, { at, falls }) =>
    luck.below(4, 'step') === 0 ? { at, falls: falls + 1 } : { at: Math.min(3, at + 1), falls },
  );
}

const flurries = fc.record({
  times: fc.integer({ min: 0, max: 5 }),
  k: fc.integer({ min: 0, max: 20 }),
  enough: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(Number.POSITIVE_INFINITY)),
  dice: fc.integer({ min: 0, max: 3 }),
  sides: fc.integer({ min: 0, max: 6 }),
  power: fc.integer({ min: 0, max: 100 }),
});

describe('asking', () => {
  it('gives probabilities that sum to 1', () => {
    fc.assert(
      fc.property(flurries, input => {
        const ask = new Enumerator();
        for (const rule of [flurryBySum, flurryByFold]) {
          const sum = [...ask.askNumber(rule, rules, input)].reduce((a, [, p]) => a + p, 0);
          expect(sum).toBeCloseTo(1, 12);
        }
      }),
    );
  });

  it('gives the same answer for a sum as for the fold that it abbreviates', () => {
    fc.assert(
      fc.property(flurries, input => {
        const ask = new Enumerator();
        const sum = ask.askNumber(flurryBySum, rules, input);
        const fold = ask.askNumber(flurryByFold, rules, input);
        for (let value = 0; value <= 200; value++) {
          expect(Math.abs(sum.probability(value) - fold.probability(value))).toBeLessThan(1e-13);
        }
      }),
    );
  });

  it('answers a bare flurry as it answers the rule around it', () => {
    const input = { times: 4, k: 13, enough: 17, dice: 2, sides: 5, power: 30 };
    const ask = new Enumerator();
    const { times, k, enough, ...inner } = input;
    const bare = ask.askSum({ times, k, n: 20, enough }, blow, rules, inner);
    expect([...bare]).toEqual([...ask.askNumber(flurryBySum, rules, input)]);
  });

  it('gives the same answer about a flurry, however often it was asked', () => {
    fc.assert(
      fc.property(fc.array(flurries, { minLength: 2, maxLength: 6 }), inputs => {
        const kept = new Enumerator();
        for (const { times, k, enough } of [...inputs, ...inputs, ...inputs]) {
          const input = { ...inputs[0]!, times, k, enough };
          const fresh = new Enumerator().askNumber(flurryBySum, rules, input);
          const again = kept.askNumber(flurryBySum, rules, input);
          expect([...again]).toEqual([...fresh]);
        }
      }),
    );
  });

  it('remembers answers by what the input says, not by its identity', () => {
    const ask = new Enumerator();
    const input = { dice: 2, sides: 6, power: 10 };
    const answer = ask.remember(blow, rules, input);
    for (let time = 0; time < 3; time++) {
      expect(ask.remember(blow, rules, { ...input })).toBe(answer);
    }
    input.dice = 3;
    expect(ask.remember(blow, rules, input).distribution!.min).toBe(3);
    expect(ask.remember(blow, {}, { ...input, dice: 2 })).not.toBe(answer);
  });

  it('does work without luck once for all the branches behind it', () => {
    let worked = 0;
    const work = (_: object, sides: number) => {
      worked++;
      return { sides };
    };
    const rolling = (chance: Chance, _: object, most: number) => {
      const sides = chance.below(most) + 1;
      return chance.roll(2, chance.certain(work, rules, sides).sides);
    };
    const sums = new Enumerator().askNumber(rolling, rules, 6);
    expect(worked).toBe(6);
    expect(sums.probability(12)).toBeCloseTo(1 / 6 / 36, 15);
  });

  it('keeps what is noted during work without luck', () => {
    const work = (_: object, amount: number, notes: Notebook) => notes.note('worked', amount);
    const noting = (chance: Chance) => {
      chance.certain(work, rules, 7);
      return chance.roll(1, 3);
    };
    expect(new Enumerator({ collect: true }).explain(noting, rules, 0)).toEqual([
      { fact: 'worked', amount: 7, other: 0, probability: 1 },
    ]);
  });

  it('merges equal states of a fold', () => {
    const outcomes = new Enumerator().ask(walk, rules, 30);
    expect(outcomes.list.length).toBeLessThanOrEqual(4 * 31);
    expect(outcomes.probability(({ falls }) => falls === 30)).toBeCloseTo(0.25 ** 30, 30);
  });

  it('is exact about what is certain', () => {
    const sure = (chance: Chance) => chance.test(7, 7, 'sure') && !chance.test(0, 5, 'never');
    expect(new Enumerator().ask(sure, rules, 0).list).toEqual([{ value: true, probability: 1 }]);
    const always = new Enumerator().askNumber(chance => chance.roll(1, 6) * 0 + 3, rules, 0);
    expect(always.probability(3)).toBe(1);
  });

  it('takes choices for granted by their label', () => {
    const input = { times: 1, k: 5, enough: 99, dice: 1, sides: 4, power: 50 };
    const hits = new Enumerator({ force: { hit: true, critical: false } });
    const forced = hits.askNumber(flurryByFold, rules, input);
    expect([...forced].map(([value]) => value)).toEqual([1, 2, 3, 4]);
    const misses = new Enumerator({ force: { hit: false } });
    expect(misses.askNumber(flurryBySum, rules, input).probability(0)).toBe(1);
    const wrong = new Enumerator({ force: { class: 7 } });
    expect(() => wrong.askNumber(blow, rules, { dice: 1, sides: 4, power: 50 })).toThrow(/class/);
  });

  it('keeps notes with the probability that they are written', () => {
    const noting = (chance: Chance) => {
      chance.note('always', 1);
      if (chance.test(1, 4, 'rare')) {
        chance.note('rarely', 2, 3);
      }
      return 0;
    };
    const notes = new Enumerator({ collect: true }).explain(noting, rules, 0);
    expect(notes).toEqual([
      { fact: 'always', amount: 1, other: 0, probability: 1 },
      { fact: 'rarely', amount: 2, other: 3, probability: 0.25 },
    ]);
    expect(() => new Enumerator().explain(noting, rules, 0)).toThrow(UsageError);
  });

  it('keeps the notes of a fold with the probability of the way that they were written on', () => {
    const noting = (chance: Chance) =>
      chance.fold(2, 0, (luck, sum) => {
        luck.note('steps');
        if (luck.test(1, 2, 'up')) {
          luck.note('up', sum);
          return sum + 1;
        }
        return sum;
      });
    const notes = new Enumerator({ collect: true }).explain(noting, rules, 0);
    const probabilities = notes.map(({ fact, amount, probability }) => [fact, amount, probability]);
    expect(probabilities.sort()).toEqual([
      ['steps', 0, 1],
      ['up', 0, 0.75],
      ['up', 1, 0.25],
    ]);
  });

  it('refuses questions that are too large, and rules that keep state', () => {
    const endless = (chance: Chance) => chance.below(1000) + 1000 * chance.below(1000);
    expect(() => new Enumerator({ limit: 5000 }).askNumber(endless, rules, 0)).toThrow(/5000/);
    let calls = 0;
    const sly = (chance: Chance) => (calls++ === 0 ? chance.roll(1, 2) : 0);
    expect(() => new Enumerator().askNumber(sly, rules, 0)).toThrow(InvariantError);
  });

  it('refuses a number of what is none', () => {
    expect(() => new Enumerator().askNumber(() => 1.5, rules, 0)).toThrow(UsageError);
  });
});

/** |z| of a frequency against its probability. */
function z(count: number, draws: number, probability: number): number {
  const spread = Math.sqrt(draws * probability * (1 - probability));
  return spread === 0
    ? Math.abs(count - draws * probability)
    : (count - draws * probability) / spread;
}

describe('playing', () => {
  it.each([
    { times: 3, k: 12, enough: Number.POSITIVE_INFINITY, dice: 2, sides: 4, power: 25 },
    { times: 5, k: 9, enough: 8, dice: 1, sides: 6, power: 60 },
    { times: 2, k: 20, enough: 3, dice: 1, sides: 3, power: 100 },
  ])('agrees with asking (%o)', input => {
    const asked = new Enumerator().askNumber(flurryBySum, rules, input);
    const chance = new PlayedChance(new Generator(31));
    const draws = 40_000;
    const counts = new Map<number, number>();
    for (let draw = 0; draw < draws; draw++) {
      const value = flurryBySum(chance, rules, input);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const [value, count] of counts) {
      expect(asked.probability(value)).toBeGreaterThan(0);
      if (asked.probability(value) * draws > 20) {
        expect(Math.abs(z(count, draws, asked.probability(value)))).toBeLessThan(4);
      }
    }
  });
});
