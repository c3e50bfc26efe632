import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { damageBonus, durationBonus, rangeBonus } from './level-bonus.ts';
import { validateBonus } from './validate.ts';
import type { BonusView } from './views.ts';

const library = createRulesets();
const program = library.resolve('crossfire').slots.spells;
const page = library.resolve('spells-txt').slots.spells;
const paths = { path: 2, attuned: 0, repelled: 0, denied: 0 };
const view: BonusView = { spellLevel: 10, baseLevel: 25, modifier: 5, paths };

describe.each([
  ['damage', damageBonus],
  ['duration', durationBonus],
  ['range', rangeBonus],
])('the bonus of %s', (_name, bonus) => {
  it('is 1 for each interval of levels above the spell', () => {
    expect(bonus(program, view)).toBe(3);
    expect(bonus(program, { ...view, modifier: 1 })).toBe(15);
    expect(bonus(program, { ...view, modifier: 16 })).toBe(0);
  });

  it('is none without a modifier, and none below the level of the spell', () => {
    expect(bonus(program, { ...view, modifier: 0 })).toBe(0);
    expect(bonus(program, { ...view, baseLevel: 3 })).toBe(0);
  });

  it('has four levels more for an attuned path in the program, five on the page', () => {
    const attuned = { ...view, modifier: 1, paths: { ...paths, attuned: 2 } };
    expect(bonus(program, attuned)).toBe(19);
    expect(bonus(page, attuned)).toBe(20);
  });

  it('counts a denied path from level 1', () => {
    expect(bonus(program, { ...view, modifier: 1, paths: { ...paths, denied: 2 } })).toBe(24);
  });

  it('never falls with level', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.nat(120), fc.nat(255), (spellLevel, level, modifier) => {
        const at = (baseLevel: number) =>
          bonus(program, { spellLevel, baseLevel, modifier, paths });
        return at(level) <= at(level + 1);
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  it('is refused for a modifier that no file can hold', () => {
    expect(() => validateBonus({ ...view, modifier: 256 })).toThrow(
      'modifier: expected an integer from 0 to 255, got 256',
    );
  });
});
