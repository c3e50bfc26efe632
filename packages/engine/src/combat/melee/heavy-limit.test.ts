import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { heavyLimit, weightLimit } from './heavy-limit.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

describe('the weight limit', () => {
  it('compares whole pounds: 0.9 above it are free', () => {
    expect(heavyLimit(rules, 3, 49)).toEqual({ limit: 4, heavy: false, penalty: 0 });
    expect(heavyLimit(rules, 3, 50)).toEqual({ limit: 4, heavy: true, penalty: 2 });
  });

  it('costs two to-hit points for each pound', () => {
    expect(heavyLimit(rules, 3, 90)).toEqual({ limit: 4, heavy: true, penalty: 10 });
  });

  it('never falls as strength rises', () => {
    for (let strength = 3; strength < 250; strength++) {
      expect(weightLimit(rules, strength + 1)).toBeGreaterThanOrEqual(weightLimit(rules, strength));
    }
  });
});
