import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { validateWand } from '../validate.ts';
import { turnsToDust, wrest } from './wrest.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.charging;

describe('zapping', () => {
  it('spends a charge while there is one', () => {
    const { list } = new Enumerator().ask(wrest, rules, { charges: 8 });
    expect(list).toEqual([{ value: { result: 'zapped', charges: 7 }, probability: 1 }]);
  });

  it('wrests a last charge from an empty wand once in 121 tries', () => {
    const asked = new Enumerator().ask(wrest, rules, { charges: 0 });
    expect(asked.probability(({ result }) => result === 'wrested')).toBeCloseTo(1 / 121, 15);
    expect(asked.list.find(({ value }) => value.result === 'wrested')?.value.charges).toBe(-1);
  });

  it('does nothing with a wand that is cancelled or was wrested', () => {
    const { list } = new Enumerator().ask(wrest, rules, { charges: -1 });
    expect(list).toEqual([{ value: { result: 'nothing', charges: -1 }, probability: 1 }]);
  });

  it('turns what has no last charge left to dust, and what is cancelled', () => {
    expect(turnsToDust({ charges: 0 })).toBe(false);
    expect(turnsToDust({ charges: rules.wrest.leaves })).toBe(true);
  });

  it('refuses charges that no wand has', () => {
    expect(() => validateWand({ charges: 1.5 })).toThrow(/charges: expected an integer/);
    expect(() => validateWand({ charges: 128 })).toThrow(/from -127 to 127/);
  });
});
