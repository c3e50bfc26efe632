import { expect, it } from 'vitest';
import { Arena } from './arena.ts';

it('gives every table room of its own, of any length', () => {
  const arena = new Arena();
  const tables: Float64Array[] = [];
  for (const length of [0, 1, 200, 100, 256, 257, 5000]) {
    for (let time = 0; time < 12; time++) {
      const table = arena.zeros(length);
      expect(table).toEqual(new Float64Array(length));
      table.fill(tables.length + 1);
      tables.push(table);
    }
  }
  tables.forEach((table, index) => {
    expect(table.every(number => number === index + 1)).toBe(true);
  });
});
