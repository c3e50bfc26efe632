// A sample of what `npm run games -- chances` compares, and that a chance told wrongly is found.

import { describe, expect, it } from 'vitest';
import { deviationOf, reliabilitySvg, reliabilityText } from './calibrate-chances.ts';
import { chancesOf } from './chance-sample.ts';

describe('the chances that a player is shown', () => {
  const rows = chancesOf(400);

  it('come as often as they are told', () => {
    for (const row of rows) {
      expect(deviationOf(row), `${row.kind}, tenth ${row.tenth}`).toBeLessThan(5);
    }
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it('would be found if they were told wrongly', () => {
    const [most] = rows.toSorted((one, other) => other.count - one.count);
    const wrong = { ...most!, came: most!.told + 0.3 * most!.count };
    expect(deviationOf(wrong)).toBeGreaterThan(5);
  });

  it('are a line of the table and a dot of the plot each', () => {
    expect(reliabilityText(rows).split('\n')).toHaveLength(rows.length + 1);
    expect(reliabilitySvg(rows).match(/<title>[a-z ]+: \d+<\/title>/g)).toHaveLength(rows.length);
  });
});
