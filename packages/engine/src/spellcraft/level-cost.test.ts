import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { castingTime } from './casting-time.ts';
import { levelCost } from './level-cost.ts';
import { validateCastingTime, validateCost } from './validate.ts';
import type { CostView } from './views.ts';

const library = createRulesets();
const program = library.resolve('crossfire').slots.spells;
const page = library.resolve('spells-txt').slots.spells;
const none = { path: 2, attuned: 0, repelled: 0, denied: 0 };
const attuned = { ...none, attuned: 2 };
const repelled = { ...none, repelled: 2 };
const view: CostView = {
  spellLevel: 1,
  baseLevel: 1,
  paths: none,
  sp: 5,
  grace: 0,
  maxsp: 5,
  maxgrace: 0,
};

describe('the price of a spell', () => {
  it('grows by its own amount at a fixed interval of levels', () => {
    const prices = [1, 2, 3, 4, 5, 6].map(baseLevel => levelCost(program, { ...view, baseLevel }));
    expect(prices.map(({ mana }) => mana)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('rests on a quotient in single precision', () => {
    const mana = (change: Partial<CostView>) => levelCost(program, { ...view, ...change }).mana;
    expect(mana({ sp: 10, maxsp: 10, baseLevel: 8 })).toBe(16);
    expect(mana({ sp: 5, maxsp: 5, baseLevel: 4 })).toBe(8);
  });

  it("doesn't fall below the spell's own at lower levels", () => {
    expect(levelCost(program, { ...view, spellLevel: 20 }).mana).toBe(5);
  });

  it('may be of both kinds, of which the larger is the highest', () => {
    expect(levelCost(program, { ...view, grace: 9 })).toEqual({ mana: 5, grace: 9, highest: 9 });
  });

  it('is 80 % for an attuned path and 125 % for a repelled one, rounded down, at least 1', () => {
    const fixed = { ...view, sp: 10, maxsp: 0 };
    expect(levelCost(program, { ...fixed, paths: attuned }).mana).toBe(8);
    expect(levelCost(program, { ...fixed, paths: repelled }).mana).toBe(12);
    const both = { ...attuned, repelled: 2 };
    expect(levelCost(program, { ...fixed, paths: both }).mana).toBe(10);
    expect(levelCost(program, { ...fixed, sp: 1, paths: attuned }).mana).toBe(1);
    expect(levelCost(program, { ...fixed, sp: 0, paths: attuned }).mana).toBe(0);
  });

  it("counts the levels of paths in the program, and doesn't on the page", () => {
    const dear = { ...view, sp: 20, maxsp: 2, baseLevel: 3, paths: attuned };
    expect(levelCost(program, dear).mana).toBe(48);
    expect(levelCost(page, dear).mana).toBe(32);
  });

  it('stands still where the realm wants it so', () => {
    expect(levelCost(program, { ...view, baseLevel: 40, growsWithLevel: false }).mana).toBe(5);
  });

  it('never falls with level', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(72), fc.nat(110), (sp, maxsp, level) => {
        const at = (baseLevel: number) =>
          levelCost(program, { ...view, sp, maxsp, baseLevel }).mana;
        return at(level) <= at(level + 1);
      }),
      { seed: 23, numRuns: 200 },
    );
  });

  it('is refused below 0', () => {
    expect(() => validateCost({ ...view, sp: -1 })).toThrow('sp');
  });
});

describe('the time of a cast', () => {
  it('is 80 % for an attuned path and 125 % for a repelled one', () => {
    expect(castingTime(program, { castingTime: 10, paths: none })).toEqual({
      ticks: 10,
      exact: 10,
    });
    expect(castingTime(program, { castingTime: 10, paths: attuned }).ticks).toBe(8);
    expect(castingTime(program, { castingTime: 10, paths: repelled })).toEqual({
      ticks: 12,
      exact: 12.5,
    });
  });

  it('is refused when it is no number of ticks', () => {
    expect(() => validateCastingTime({ castingTime: 1.5, paths: none })).toThrow('castingTime');
  });
});
