// What is told against what comes, 20,000 times; `npm run games -- chances` plays a thousand games.

import { expect, it } from 'vitest';
import { deviationOf, reliabilityText } from './calibrate-chances.ts';
import { chancesOf } from './chance-sample.ts';

it('of 20,000 told chances each tenth of each kind comes as often as it was told', () => {
  const rows = chancesOf(20_000);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(20_000);
  for (const row of rows) {
    expect(
      deviationOf(row),
      `${row.kind}, tenth ${row.tenth}\n${reliabilityText(rows)}`,
    ).toBeLessThan(5);
  }
});
