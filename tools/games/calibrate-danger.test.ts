// The told danger against what comes, in few games; `npm run games -- danger` plays a thousand.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { calibrateDanger, dangerText } from './calibrate-danger.ts';

it('of heroes who stand their ground comes as often as it is told', () => {
  const table = calibrateDanger(
    {
      content: loadContent(readContent()),
      ruleset: createRulesets().resolve('house'),
      games: 4,
      most: 120,
      moves: 5,
    },
    () => 0,
  );
  const all = table.stood.filter(({ count }) => count > 0);
  const moments = all.reduce((sum, { count }) => sum + count, 0);
  expect(moments).toBeGreaterThan(20);
  for (const { count, least, most, died } of all) {
    // Five standard deviations around the told bounds, and one death in a hundred that nobody could foresee.
    const spread = 5 * Math.sqrt(Math.max(1, most * (1 - most / count)));
    expect(died).toBeLessThanOrEqual(most + spread + 0.01 * count);
    expect(died).toBeGreaterThanOrEqual(least - spread);
  }
  expect(dangerText(table)).toContain('The hero stood his ground');
});
