import { describe, expect, it } from 'vitest';
import { anExperiment } from '../../testing/an-experiment.ts';
import type { Experiment, StopRule } from '../experiment/experiment.ts';
import { criterionOf } from '../experiment/experiment.ts';
import { Fold } from './fold.ts';
import type { RunRow } from './run-result.ts';
import { emptyTally, merged, summaryOf, tallied } from './tally.ts';

/** Rows of a chunk of ten, in which the first `a` runs of A are won, and the first `b` of B. */
function rows(chunk: number, a: number, b?: number): RunRow[] {
  const result = (won: boolean, run: number) => ({
    labels: { end: won ? 'won' : 'died' },
    numbers: { moves: (run * 7) % 13 },
  });
  return Array.from({ length: 10 }, (_, place) => {
    const run = chunk * 10 + place;
    const arms = [result(place < a, run), ...(b === undefined ? [] : [result(place < b, run)])];
    return { run, arms };
  });
}

const tally = (experiment: Experiment, ...args: Parameters<typeof rows>) =>
  tallied(rows(...args), experiment.arms.length, criterionOf(experiment));

const folded = (
  experiment: Experiment,
  order: readonly number[],
  wins: (chunk: number) => number,
) => {
  const fold = new Fold(experiment);
  const b = experiment.arms.length === 2 ? 5 : undefined;
  for (const chunk of order) {
    fold.add(chunk, tally(experiment, chunk, wins(chunk), b));
  }
  return fold;
};

describe('the fold of chunks', () => {
  const count = anExperiment({ kind: 'count', runs: 60 });

  it('comes to the same text in any order of arrival', () => {
    const orders = [
      [0, 1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1, 0],
      [2, 0, 5, 1, 4, 3],
    ];
    const texts = orders.map(order => JSON.stringify(folded(count, order, () => 4).tally));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]!)).toMatchObject({ arms: [{ runs: 60, successes: 24 }] });
  });

  it('wants the chunks that are missing, and none of them twice', () => {
    const fold = folded(count, [0, 3], () => 4);
    expect([...fold.wanted()]).toEqual([1, 2, 4, 5]);
    fold.add(3, tally(count, 3, 9));
    fold.add(1, tally(count, 1, 4));
    fold.add(2, tally(count, 2, 4));
    expect(fold.tally.arms[0]).toMatchObject({ runs: 40, successes: 16 });
    expect(fold.isOver).toBe(false);
  });

  it('ends at the first chunk at which the interval is narrow enough, whatever came before it', () => {
    const stop: StopRule = { kind: 'interval', of: 'won', width: 0.35, most: 1000 };
    const experiment = anExperiment(stop);
    const one = folded(experiment, [0, 1, 2, 3, 4, 5], () => 5);
    const other = folded(experiment, [5, 4, 3, 2, 1, 0], () => 5);
    expect(one.verdict).toBe('enough');
    expect(one.folded).toBeLessThan(6);
    expect(JSON.stringify(other.tally)).toBe(JSON.stringify(one.tally));
  });

  it('says that B is stronger, that it is not, or that it stays undecided', () => {
    const stop: StopRule = {
      ...{ kind: 'sprt', of: 'won', most: 60, ratio: 3 },
      ...{ alpha: 0.05, beta: 0.05 },
    };
    const experiment = anExperiment(stop, 2);
    const order = [0, 1, 2, 3, 4, 5];
    // Of ten runs of each chunk, B wins five.
    expect(folded(experiment, order, () => 1).verdict).toBe('b-is-stronger');
    expect(folded(experiment, order, () => 9).verdict).toBe('b-is-not-stronger');
    expect(folded(experiment, order, () => 5).verdict).toBe('undecided');
  });

  it('merges in any grouping', () => {
    const [a, b, c] = [0, 1, 2].map(chunk => tally(count, chunk, chunk + 2));
    const left = merged(merged(a!, b!), c!);
    const right = merged(a!, merged(b!, c!));
    expect(JSON.stringify(left)).toBe(JSON.stringify(right));
    expect(JSON.stringify(merged(emptyTally(1), left))).toBe(JSON.stringify(left));
  });

  it('has exact means and spreads of numbers whose squares exceed 2^53', () => {
    const least = 2 ** 40;
    expect(summaryOf({ [least]: 2, [least + 2]: 2 })).toEqual({
      ...{ count: 4, mean: least + 1, deviation: 1 },
      ...{ least, median: least, most: least + 2 },
    });
    expect(summaryOf({})).toBeUndefined();
  });
});
