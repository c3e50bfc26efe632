import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { baseLevel, effectiveLevels, levelPermission } from './effective-level.ts';
import { validateCaster, validateLevels } from './validate.ts';
import type { LevelsView } from './views.ts';

const library = createRulesets();
const program = library.resolve('crossfire').slots.spells;
const page = library.resolve('spells-txt').slots.spells;

const FIRE = 2;
const FROST = 4;
const none = { path: FIRE, attuned: 0, repelled: 0, denied: 0 };
const plain: LevelsView = { spellLevel: 10, baseLevel: 15, paths: none };
const attuned = { ...plain, paths: { ...none, attuned: FIRE | FROST } };
const repelled = { ...plain, paths: { ...none, repelled: FIRE } };
const both = { ...plain, paths: { ...none, attuned: FIRE, repelled: FIRE } };
const denied = { ...plain, paths: { ...none, denied: FIRE } };

describe('the level of a caster', () => {
  it('is its own, unless a player casts a spell of a skill', () => {
    const view = { kind: 'player', ownLevel: 9, skillLevel: 4, needsSkill: true } as const;
    expect(baseLevel(program, view)).toBe(4);
    expect(baseLevel(program, { ...view, needsSkill: false })).toBe(9);
    expect(baseLevel(program, { ...view, kind: 'other' })).toBe(9);
  });

  it('is 0 for a player who lacks the skill', () => {
    const view = { kind: 'player', ownLevel: 9, needsSkill: true } as const;
    expect(baseLevel(program, view)).toBe(0);
  });

  it('is refused outside sixteen bits', () => {
    const view = { kind: 'other', ownLevel: 40_000, needsSkill: false } as const;
    expect(() => validateCaster(view)).toThrow(
      'ownLevel: expected an integer from -32768 to 32767, got 40000',
    );
  });
});

describe('effective levels', () => {
  it.each([
    ['no path', plain, 15, 10],
    ['an attuned path', attuned, 17, 8],
    ['a repelled path', repelled, 13, 12],
    ['both at once', both, 15, 10],
    ['a denied path', denied, 15, 1],
  ])('with %s are, in the program, %o', (_name, view, casterLevel, minCastingLevel) => {
    expect(effectiveLevels(program, view)).toEqual({ casterLevel, minCastingLevel });
  });

  it.each([
    ['no path', plain, 15, 10],
    ['an attuned path', attuned, 20, 10],
    ['a repelled path', repelled, 10, 10],
    ['both at once', both, 15, 10],
    ['a denied path', denied, 15, 1],
  ])('with %s are, on the page, %o', (_name, view, casterLevel, minCastingLevel) => {
    expect(effectiveLevels(page, view)).toEqual({ casterLevel, minCastingLevel });
  });

  it('are never below 1, and never lower for an attuned caster', () => {
    const levels = fc.record({
      spellLevel: fc.integer({ min: -5, max: 110 }),
      baseLevel: fc.integer({ min: -5, max: 110 }),
    });
    fc.assert(
      fc.property(levels, fc.constantFrom(program, page), (view, rules) => {
        const before = effectiveLevels(rules, { ...view, paths: none });
        const after = effectiveLevels(rules, { ...view, paths: attuned.paths });
        expect(Math.min(before.casterLevel, before.minCastingLevel)).toBeGreaterThanOrEqual(1);
        expect(after.casterLevel).toBeGreaterThanOrEqual(before.casterLevel);
        expect(after.minCastingLevel).toBeLessThanOrEqual(before.minCastingLevel);
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  it('are refused for sets of paths outside 32 bits', () => {
    const view = { ...plain, paths: { ...none, attuned: 2 ** 32 } };
    expect(() => validateLevels(view)).toThrow('paths.attuned');
  });
});

describe('the level that casting needs', () => {
  const weak = { ...attuned, baseLevel: 7 };

  it('is moved by paths, with that of the caster, in the program', () => {
    expect(levelPermission(program, weak)).toEqual({ permitted: true, level: 9, needed: 8 });
  });

  it("is the spell's own, and the caster's too, on the page", () => {
    expect(levelPermission(page, weak)).toEqual({ permitted: false, level: 7, needed: 10 });
    expect(levelPermission(page, repelled).permitted).toBe(true);
  });
});
