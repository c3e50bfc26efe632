// A sample of what `npm run games -- chances` compares, 20,000 answers on the shelf `long`, and that a chance told
// wrongly is found.

import { describe, expect, it } from 'vitest';
import { sampled } from '../../test/sampled.ts';
import { deviationOf, reliabilitySvg, reliabilityText, together } from './calibrate-chances.ts';
import { chancesOf } from './chance-sample.ts';
import { chancesOfGames } from './threads/chance-threads.ts';

/** Answers of a part, and the numbers of the games with which the parts begin. */
const ANSWERS = 140;
const PARTS = Array.from({ length: 150 }, (_, part) => 1000 * part);

describe('the chances that a player is shown', () => {
  const rows = together(sampled(PARTS, 2).map(first => chancesOf(ANSWERS, first)));

  it('come as often as they are told', () => {
    for (const row of rows) {
      expect(deviationOf(row), `${row.kind}, tenth ${row.tenth}`).toBeLessThan(5);
    }
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    const answers = rows.reduce((sum, { count }) => sum + count, 0);
    expect(answers).toBeGreaterThanOrEqual(ANSWERS * sampled(PARTS, 2).length);
  });

  it('are the same rows in a thread', async () => {
    const reports: number[] = [];
    const inThread = await chancesOfGames(1, 2, done => reports.push(done));
    expect(reports).toEqual([1]);
    expect(inThread).toEqual(chancesOf(Number.POSITIVE_INFINITY, 0, 1, 600));
  });

  it('would be found if they were told wrongly', () => {
    const [most] = rows.toSorted((one, other) => other.count - one.count);
    // Of ten times as many games: a few of them are too few to tell.
    const many = together(new Array(10).fill([most!]))[0]!;
    expect(deviationOf({ ...many, came: many.told + 0.4 * many.count })).toBeGreaterThan(5);
  });

  it('are a line of the table and a dot of the plot each', () => {
    expect(reliabilityText(rows).split('\n')).toHaveLength(rows.length + 1);
    expect(reliabilitySvg(rows).match(/<title>[a-z ]+: \d+<\/title>/g)).toHaveLength(rows.length);
  });
});
