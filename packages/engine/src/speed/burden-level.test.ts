import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../rulesets/index.ts';
import { burdenLevel, coinsWeight } from './burden-level.ts';
import { ENCUMBRANCES } from './names.ts';
import { validateLoad } from './validate.ts';
import type { LoadView } from './views.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;
const hero: LoadView = {
  strength: 10,
  constitution: 10,
  carried: 0,
  levitating: false,
  flying: false,
  woundedLegs: 0,
  strongSteed: false,
};

describe('what a hero can carry', () => {
  it('is 25 for each point of strength and constitution, and 50', () => {
    expect(burdenLevel(rules, hero).capacity).toBe(550);
  });

  it('is at most 1000', () => {
    expect(burdenLevel(rules, { ...hero, strength: 25, constitution: 18 }).capacity).toBe(1000);
  });

  it('is 100 less for each wounded leg, unless the hero flies', () => {
    const hurt = { ...hero, woundedLegs: 2 };
    expect(burdenLevel(rules, hurt).capacity).toBe(350);
    expect(burdenLevel(rules, { ...hurt, flying: true }).capacity).toBe(550);
  });

  it('is 1000 for a hero who floats or rides a strong steed', () => {
    const hurt = { ...hero, woundedLegs: 2 };
    expect(burdenLevel(rules, { ...hurt, levitating: true }).capacity).toBe(1000);
    expect(burdenLevel(rules, { ...hurt, strongSteed: true }).capacity).toBe(1000);
  });

  it('is not below 0, and then everything is an overload', () => {
    const frail = { ...hero, strength: 3, constitution: 3, woundedLegs: 2 };
    expect(burdenLevel(rules, frail)).toEqual({ capacity: 0, level: 'unencumbered' });
    expect(burdenLevel(rules, { ...frail, carried: 1 }).level).toBe('overloaded');
  });
});

describe('what a polymorphed hero carries', () => {
  const dog = { nymph: false, weight: 400, size: 1, strong: false };
  const carries = (form: Partial<typeof dog>) =>
    burdenLevel(rules, { ...hero, form: { ...dog, ...form } }).capacity;

  it('is by the weight of the form, unless that is strong and no heavier than a body', () => {
    expect(carries({})).toBe(Math.floor((550 * 400) / 1450));
    expect(carries({ strong: true })).toBe(550);
    expect(carries({ strong: true, weight: 2900 })).toBe(1000);
  });

  it('is by its size when it weighs nothing, and all there is for a nymph', () => {
    expect(carries({ weight: 0, size: 3 })).toBe(825);
    expect(carries({ weight: 0, size: 0 })).toBe(0);
    expect(carries({ nymph: true })).toBe(1000);
  });

  it('counts a hundred coins as one', () => {
    expect([0, 49, 50, 149, 150].map(coinsWeight)).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('a level of burden', () => {
  it.each([
    [550, 'unencumbered'],
    [551, 'burdened'],
    [824, 'burdened'],
    [825, 'stressed'],
    [1100, 'strained'],
    [1375, 'overtaxed'],
    [1650, 'overloaded'],
    [9000, 'overloaded'],
  ] as const)('with %d in 550 is %s', (carried, level) => {
    expect(burdenLevel(rules, { ...hero, carried }).level).toBe(level);
  });

  it('never falls as the load grows', () => {
    const levelOf = (carried: number) =>
      ENCUMBRANCES.indexOf(burdenLevel(rules, { ...hero, carried }).level);
    fc.assert(
      fc.property(fc.nat(3000), carried => levelOf(carried) <= levelOf(carried + 1)),
      { seed: 13, numRuns: 200 },
    );
  });

  it('is refused for attributes off the scale', () => {
    expect(() => validateLoad({ ...hero, strength: 26 })).toThrow(
      'strength: expected an integer from 3 to 25, got 26',
    );
  });
});
