import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';

const { bridges } = createRulesets().resolve('house');

describe('immunities', () => {
  it('are resistances of 100 percent', () => {
    expect(bridges.resistances(['evil', 'immune-fire', 'immune-lightning'])).toEqual({
      2: 100,
      3: 100,
    });
    expect(bridges.resistances(['evil', 'orc'])).toEqual({});
  });

  it('are what is resisted fully, and nothing less', () => {
    expect(bridges.immunities({ 2: 99, 4: 100, 6: 130, 10: -100 })).toEqual([
      'immune-acid',
      'immune-cold',
    ]);
  });

  it('are the same there and back', () => {
    const all = [
      'immune-acid',
      'immune-lightning',
      'immune-fire',
      'immune-cold',
      'immune-poison',
    ] as const;
    expect(bridges.immunities(bridges.resistances(all))).toEqual(all);
  });
});
