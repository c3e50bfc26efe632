import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { heroAllotment } from './hero-allotment.ts';
import { ENCUMBRANCES, SPEED_ADJUSTMENTS, SPEED_PROPERTIES } from './names.ts';
import { validateHeroSpeed } from './validate.ts';
import type { HeroSpeedView, RidingView } from './views.ts';

const ask = new Enumerator();
const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;
const plain: HeroSpeedView = {
  baseSpeed: 12,
  speedProperty: 'none',
  encumbrance: 'unencumbered',
};
const steed: RidingView = {
  speed: 24,
  adjustment: 'normal',
  galloping: false,
  running: false,
  moved: true,
};

const heroes = fc.record({
  baseSpeed: fc.integer({ min: 0, max: 127 }),
  speedProperty: fc.constantFrom(...SPEED_PROPERTIES),
  encumbrance: fc.constantFrom(...ENCUMBRANCES),
  riding: fc.option(
    fc.record({
      speed: fc.integer({ min: 0, max: 127 }),
      adjustment: fc.constantFrom(...SPEED_ADJUSTMENTS),
      galloping: fc.boolean(),
      running: fc.boolean(),
      moved: fc.boolean(),
    }),
    { nil: undefined },
  ),
});

describe("a hero's points", () => {
  it('are those of the form, without anything else', () => {
    expect([...ask.askNumber(heroAllotment, rules, plain)]).toEqual([[12, 1]]);
  });

  it('are 16 on average when fast, 20 when very fast', () => {
    const mean = (speedProperty: 'fast' | 'very-fast') =>
      ask.askNumber(heroAllotment, rules, { ...plain, speedProperty }).mean;
    expect(mean('fast')).toBeCloseTo(16, 12);
    expect(mean('very-fast')).toBeCloseTo(20, 12);
  });

  it.each([
    ['unencumbered', 12, 16, 20],
    ['burdened', 9, 12, 15],
    ['stressed', 6, 8, 10],
    ['strained', 3, 4, 5],
    ['overtaxed', 2, 7 / 3, 8 / 3],
    ['overloaded', 12, 16, 20],
  ] as const)('are %s %d, fast %d, very fast %d on average', (encumbrance, none, fast, very) => {
    const means = SPEED_PROPERTIES.map(
      speedProperty =>
        ask.askNumber(heroAllotment, rules, { ...plain, speedProperty, encumbrance }).mean,
    );
    [none, fast, very].forEach((mean, index) => {
      expect(means[index]).toBeCloseTo(mean, 12);
    });
  });

  it("are the steed's after a move, and the hero's own after anything else", () => {
    const points = (riding: RidingView) =>
      ask.askNumber(heroAllotment, rules, { ...plain, riding }).mean;
    expect(points(steed)).toBe(24);
    expect(points({ ...steed, moved: false })).toBe(12);
  });

  it('leave a gallop without effect unless a longer movement is under way', () => {
    const points = (galloping: boolean, running: boolean) =>
      ask.askNumber(heroAllotment, rules, { ...plain, riding: { ...steed, galloping, running } });
    expect(points(true, false).mean).toBe(24);
    expect(points(false, true).mean).toBe(24);
    expect([...points(true, true)].map(([value]) => value)).toEqual([24, 36, 48]);
  });

  it('have probabilities that sum to 1 for every hero', () => {
    fc.assert(
      fc.property(heroes, view => {
        const points = ask.askNumber(heroAllotment, rules, view);
        const sum = points.probabilities.reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(1, 12);
        expect(points.min).toBeGreaterThanOrEqual(0);
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('are refused for a speed that no form has, naming field, value and range', () => {
    expect(() => validateHeroSpeed({ ...plain, baseSpeed: 128 })).toThrow(
      new UsageError('hero.baseSpeed', 128, 'an integer from 0 to 127'),
    );
    expect(() => validateHeroSpeed({ ...plain, speedProperty: 'quick' as 'fast' })).toThrow(
      'hero.speedProperty: expected one of none, fast, very-fast, got "quick"',
    );
    expect(() => validateHeroSpeed({ ...plain, riding: { ...steed, speed: -1 } })).toThrow(
      'hero.riding.speed',
    );
  });
});
