// The statistics of the agreement, and a sample of what `npm run agree` plays.

import { Generator, PlayedChance } from '@roguewright/engine/chance';
import { describe, expect, it } from 'vitest';
import { agreement, type Cell, distanceFromEven, failing, upperGamma } from './agreement.ts';
import { DOMAINS } from './domains/index.ts';
import { compared } from './play.ts';
import { questionOf } from './questions.ts';
import { reportText, verdictOf } from './report.ts';

const DIE: readonly Cell[] = [1, 2, 3, 4, 5, 6].map(side => [side, 1 / 6]);

function rolled(plays: number, sides: number): Map<number, number> {
  const chance = new PlayedChance(new Generator(5));
  const counts = new Map<number, number>();
  for (let play = 0; play < plays; play++) {
    const side = chance.roll(1, sides);
    counts.set(side, (counts.get(side) ?? 0) + 1);
  }
  return counts;
}

describe('an agreement', () => {
  it('knows the chi-squared distribution', () => {
    // Critical values of 5 and 0.1 %, with 1, 10 and 100 degrees of freedom.
    for (const [freedom, value, p] of [
      [1, 3.841459, 0.05],
      [10, 18.307038, 0.05],
      [100, 149.449253, 0.001],
    ] as const) {
      expect(upperGamma(freedom / 2, value / 2)).toBeCloseTo(p, 6);
    }
    expect(upperGamma(0.5, 0)).toBe(1);
  });

  it('passes a fair die, and finds one that is loaded or has a seventh side', () => {
    expect(agreement(DIE, rolled(6000, 6), 6000)).toMatchObject({ cells: 6 });
    expect(agreement(DIE, rolled(6000, 6), 6000).p).toBeGreaterThan(0.001);
    const loaded: Cell[] = DIE.map(([side, share]) => [
      side,
      side === 6 ? share + 0.03 : share - 0.006,
    ]);
    expect(agreement(loaded, rolled(6000, 6), 6000).p).toBeLessThan(1e-6);
    expect(agreement(DIE, rolled(6000, 7), 6000).impossible).toMatch(/^7 was played \d+ times$/);
    expect(agreement(DIE.slice(1), new Map(), 6000).impossible).toMatch(/sum to 0\.83/);
  });

  it('pools what is rare with its neighbours', () => {
    const rare: Cell[] = [
      [0, 0.5],
      [1, 0.499],
      [2, 0.0005],
      [3, 0.0005],
    ];
    const counts = new Map([
      [0, 500],
      [1, 500],
    ]);
    expect(agreement(rare, counts, 1000)).toMatchObject({ cells: 2 });
  });

  it('corrects for many tests, and knows even probabilities', () => {
    const even = Array.from({ length: 200 }, (_, at) => (at + 0.5) / 200);
    expect(failing(even, 0.01)).toEqual([]);
    expect(failing([0.5, 1e-9, 0.02, 1e-5], 0.01)).toEqual([1, 3]);
    expect(distanceFromEven(even)).toBeCloseTo(1 / 400, 10);
    expect(distanceFromEven(even.map(p => p * p))).toBeGreaterThan(0.2);
  });
});

describe('exact answers', () => {
  const PLAYS = 1500;
  const questions = DOMAINS.map((_, number) => questionOf('sample', number));
  const all = questions.map(question => compared(question, 'sample', PLAYS));

  it.each(DOMAINS.map(({ name }, at) => [name, at] as const))('agree with play: %s', (name, at) => {
    const { domain, impossible, p } = all[at]!;
    expect(domain).toBe(name);
    expect(impossible).toBeUndefined();
    expect(p).toBeGreaterThan(0.0005);
  });

  it('agree all together', () => {
    const { wrong, distance, mostDistance, agrees } = verdictOf(all);
    expect(wrong).toEqual([]);
    expect(distance).toBeLessThan(mostDistance);
    expect(agrees).toBe(true);
    expect(reportText(all)).toContain(`${DOMAINS.length} questions`);
  });

  it('would be found to be wrong: those of one question are no other question’s', () => {
    const shots = questions.find(({ domain }) => domain.name === 'attack')!;
    const other = questions.find(({ domain }) => domain.name === 'throw')!;
    expect(compared({ ...shots, play: other.play }, 'sample', PLAYS).p).toBeLessThan(1e-6);
  });
});
