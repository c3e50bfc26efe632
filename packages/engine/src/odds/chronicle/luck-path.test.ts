// The luck over the turns: it ends where the ledger does, and each point knows only what came before it.

import { describe, expect, it } from 'vitest';
import type { LuckEntry } from './luck-entry.ts';
import { luckPath } from './luck-path.ts';
import { sumLuck } from './luck-summary.ts';

const entry = (
  sequence: number,
  turn: number,
  came: number,
  kind: LuckEntry['kind'] = 'blows',
) => ({
  kind,
  sequence,
  turn,
  name: 'jackal',
  came,
  expected: 3,
  variance: 4,
  orMore: 0.5,
  orLess: 0.5,
  place: (came - 3) / 10,
  placeVariance: 0.08,
});

describe('the luck over the turns', () => {
  const entries = [entry(1, 1, 6), entry(2, 1, 1), entry(3, 4, 0), entry(4, 9, 8, 'taken')];

  it('has a point for each turn with a draw, and ends at the percentile of the ledger', () => {
    const path = luckPath(entries);
    expect(path.map(({ turn, count }) => [turn, count])).toEqual([
      [1, 2],
      [4, 3],
      [9, 4],
    ]);
    expect(path.at(-1)?.percentile).toBe(sumLuck(entries).percentile);
    expect(path[0]?.percentile).toBe(sumLuck(entries.slice(0, 2)).percentile);
    expect(path[2]!.percentile).toBeLessThan(path[0]!.percentile);
  });

  it('is empty without draws', () => {
    expect(luckPath([])).toEqual([]);
  });
});
