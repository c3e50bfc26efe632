import { describe, expect, it } from 'vitest';
import { USUAL_SOAK } from './plan.ts';
import {
  brokenBounds,
  growthOf,
  lineOf,
  plotOf,
  quantile,
  ROW_HEAD,
  type SoakReport,
  type SoakRow,
  summaryOf,
} from './report.ts';

/** A row at a minute, with that heap. */
function row(minute: number, heap: number): SoakRow {
  return {
    ...{ minute, commands: 2500, p50: 4, p95: 9, p99: 21, longest: 48 },
    ...{ resident: 250, heap, busy: 0.2, processors: 0.3, clientsBusy: 0.1, load: 0.5 },
    problems: [],
  };
}

const FOOTPRINT = { heap: 90, resident: 240 };

const GOOD: SoakReport = {
  plan: USUAL_SOAK,
  rows: [row(1, 100), row(2, 101), row(3, 101), row(4, 101), row(5, 101)],
  ...{ commands: 12_500, p50: 4, p95: 9, p99: 21, longest: 48 },
  ...{ empty: FOOTPRINT, awake: FOOTPRINT, putAway: FOOTPRINT, begun: FOOTPRINT, ended: FOOTPRINT },
  ...{ awakeKilobytes: 280, idleKilobytes: 30, residentGrowth: 0, heapGrowth: 0 },
  ...{ wakes: { p50: 20, p99: 40 }, different: 0, problems: [] },
};

describe('the report of a soak', () => {
  it('finds the values below which shares lie', () => {
    const numbers = Array.from({ length: 101 }, (_, place) => 100 - place);
    expect([0, 0.5, 0.95, 0.99, 1].map(share => quantile(numbers, share))).toEqual([
      0, 50, 95, 99, 100,
    ]);
    expect(quantile([], 0.5)).toBe(0);
  });

  it('tells the growth an hour over the second half', () => {
    const rows = [0, 1, 2, 3, 4, 5].map(minute => row(minute, minute < 3 ? 10 : 100 + 2 * minute));
    expect(growthOf(rows, ({ heap }) => heap)).toBeCloseTo(120, 9);
    expect(growthOf(rows, ({ resident }) => resident)).toBe(0);
    expect(growthOf(rows.slice(0, 2), ({ heap }) => heap)).toBe(0);
  });

  it.each([
    [{ p99: 51 }, '99 of 100 answers took up to 51.0 ms, more than 50 ms.'],
    [{ idleKilobytes: 101 }, 'An idle game takes 101 kB, more than 100 kB.'],
    [{ heapGrowth: 61 }, 'The heap grows by 61 MB an hour, more than 60 MB.'],
    [{ different: 2 }, "2 idle games weren't as they were left."],
    [{ problems: ['gone', 'gone'] }, '2 times a client was refused or cut off: gone'],
    [{ commands: 0 }, 'No command was answered.'],
  ])('names the bound that %j breaks', (change, sentence) => {
    expect(brokenBounds(GOOD)).toEqual([]);
    expect(brokenBounds({ ...GOOD, ...change })).toEqual([sentence]);
  });

  it('is told in lines, in sentences and as a picture', () => {
    expect(lineOf(row(1, 100))).toHaveLength(ROW_HEAD.length);
    expect(lineOf({ ...row(1, 100), problems: ['gone'] })).toContain('1 problems: gone');
    expect(summaryOf(GOOD)).toContain('An idle game takes 30.0 kB when it is put away');
    const plot = plotOf(GOOD);
    expect(plot.match(/<polyline/g)).toHaveLength(5);
    expect(plot).not.toMatch(/NaN|undefined/);
  });
});
