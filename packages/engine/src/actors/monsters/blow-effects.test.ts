import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { lamesFor, paralysedFor, touchOf } from './blow-effects.ts';

const { world } = createRulesets().resolve('house').slots;

function odds(effect: string, helpless: boolean) {
  const rule = (chance: Chance, _: object, given: boolean) =>
    paralysedFor(chance, world.touches, effect, given);
  return new Enumerator().askNumber(rule, {}, helpless);
}

describe('a paralysing touch', () => {
  it('works one time in three, for 1 to 10 turns', () => {
    const turns = odds('paralyse', false);
    expect(turns.probability(0)).toBeCloseTo(2 / 3, 12);
    expect(turns.probability(7)).toBeCloseTo(1 / 30, 12);
    expect(turns.max).toBe(10);
  });

  it('adds nothing to a helpless target, and other blows never do it', () => {
    expect(odds('paralyse', true).max).toBe(0);
    expect(odds('', false).max).toBe(0);
  });
});

describe('a touch', () => {
  const touches = (effect: string) =>
    new Enumerator().ask(
      (chance: Chance, _: object, damage: number) => touchOf(chance, world, effect, damage),
      {},
      7,
    );

  it.each([
    ['stun', 'stunned', 1 / 4, 7],
    ['confuse', 'confused', 1 / 4, 7],
    ['blind', 'blind', 1 / 3, 7],
    ['poison', 'poisoned', 1 / 3, 7],
  ] as const)('that may %s does so as often as it should', (effect, condition, share, turns) => {
    const { list } = touches(effect);
    expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const brought = list.find(({ value }) => value !== undefined)!;
    expect(brought.value).toEqual({ condition, turns });
    expect(brought.probability).toBeCloseTo(share, 12);
  });

  it('frightens for 4 to 13 turns once in four hits', () => {
    const [none, ...some] = touches('terrify').list.toSorted(
      (one, other) => (one.value?.turns ?? 0) - (other.value?.turns ?? 0),
    );
    expect([none!.value, none!.probability]).toEqual([undefined, 3 / 4]);
    expect(some.map(({ value }) => value?.turns)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('that has no word brings nothing', () => {
    expect(touches('').list.map(({ value }) => value)).toEqual([undefined]);
  });
});

describe('a blow at the legs', () => {
  const lame = (boots: boolean, changed = {}) =>
    new Enumerator().askNumber(
      lamesFor,
      { ...world.legs, blow: { ...world.legs.blow, ...changed } },
      { dexterity: 14, boots },
    );

  it('wounds for a die of 60 less the dexterity', () => {
    expect([lame(false).min, lame(false).max]).toEqual([1, 46]);
    expect(lame(false, { most: 20 }).max).toBe(6);
  });

  it('comes through boots 1 time in 5', () => {
    expect(lame(true).probability(0)).toBeCloseTo(4 / 5, 12);
    expect(lame(true, { throughBoots: 2 }).probability(0)).toBeCloseTo(1 / 2, 12);
  });
});
