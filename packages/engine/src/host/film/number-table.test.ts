import { describe, expect, it } from 'vitest';
import { numberTable } from './number-table.ts';
import type { LevelNumbers } from './spell-numbers.ts';

const NUMBERS: LevelNumbers = {
  ...{ level: 8, price: 12, pool: 'energy', andGrace: 0, ticks: 10 },
  ...{ damage: 0, duration: 250, range: 7, harm: 0, slays: 0 },
};

describe('the table of a spell by level', () => {
  it('leaves out columns that are empty at every level', () => {
    const table = numberTable([NUMBERS, { ...NUMBERS, level: 10, harm: 4.25, andGrace: 3 }]);
    expect(table.titles).toEqual(['level', 'price', 'ticks', 'duration', 'range', 'harm']);
    expect(table.rows).toEqual([
      ['8', '12 energy', '10', '250', '7', ''],
      ['10', '12 energy and 3 grace', '10', '250', '7', '4.3'],
    ]);
  });

  it('names the pool of a prayer and the chance to kill outright', () => {
    const [row] = numberTable([{ ...NUMBERS, pool: 'grace', slays: 0.125 }]).rows;
    expect(row).toEqual(['8', '12 grace', '10', '250', '7', '12.5 %']);
  });
});
