import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { itemCurse } from './item-curse.ts';
import { type ItemValueView, itemValue } from './item-value.ts';
import { learnSpell } from './learn-spell.ts';
import { rodEnergy, rodRecharge } from './rods.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;
const ask = new Enumerator();

const wand: ItemValueView = {
  itemType: 'wand',
  itemValue: 50,
  level: 9,
  value: 90,
  damModifier: 3,
  durationModifier: 1,
  rangeModifier: 0,
  spellCount: 7,
  difficulty: 3,
  rodCharges: 0,
  sp: 0,
  grace: 0,
  maxsp: 0,
  maxgrace: 0,
};

describe('a new carrier of a spell', () => {
  it('is as many levels above its spell as the place is deep, in steps of the smallest modifier', () => {
    const { list } = ask.ask(itemValue, rules, wand);
    expect(list).toHaveLength(4);
    expect(list[3]).toEqual({ value: { level: 12, value: 4728, charges: 7 }, probability: 0.25 });
  });

  it('has the level of its spell when that never grows, as a wand, but five a step as a scroll', () => {
    const plain = { ...wand, damModifier: 0, durationModifier: 0 };
    expect(ask.ask(itemValue, rules, plain).list).toEqual([
      { value: { level: 9, value: 4500, charges: 7 }, probability: 1 },
    ]);
    const scrolls = ask.ask(itemValue, rules, { ...plain, itemType: 'scroll' }).list;
    expect(scrolls.map(({ value }) => value.level)).toEqual([9, 14, 19, 24]);
  });

  it('never is above level 110', () => {
    const deep = { ...wand, damModifier: 9, durationModifier: 0, level: 99, difficulty: 5 };
    const { list } = ask.ask(itemValue, rules, deep);
    expect(Math.max(...list.map(({ value }) => value.level))).toBe(110);
  });

  it('is bad one scroll in five, a sixth of them damned, and never where only good ones are wanted', () => {
    const scroll = ask.ask(itemCurse, rules, { itemType: 'scroll', onlyGood: false });
    expect(scroll.probability(state => state === 'damned')).toBeCloseTo(1 / 30, 14);
    expect(scroll.probability(state => state === 'blessed')).toBeCloseTo(0.016, 14);
    const good = ask.ask(itemCurse, rules, { itemType: 'scroll', onlyGood: true });
    expect(good.probability(state => state === 'cursed' || state === 'damned')).toBe(0);
    expect(ask.ask(itemCurse, rules, { itemType: 'rod', onlyGood: false }).list).toHaveLength(1);
  });
});

describe('learning from a book', () => {
  it('is likelier for readers of a high level, and moved by luck either way', () => {
    const chance = (readLevel: number, luck: number) =>
      ask.ask(learnSpell, rules, { stat: 10, readLevel, luck }).probability(learnt => learnt);
    expect(chance(3, 0)).toBeCloseTo(51 / 101, 14);
    expect(chance(20, 0)).toBe(1);
    expect(chance(3, 5)).toBeGreaterThan(chance(3, 0));
    expect(chance(3, -5)).toBeLessThan(chance(3, 0));
  });

  it('is played as often as it is asked', () => {
    const view = { stat: 9, readLevel: 2, luck: 6 };
    const asked = ask.ask(learnSpell, rules, view).probability(learnt => learnt);
    const luck = new Streams('books').stream('study');
    let learnt = 0;
    const rounds = 20_000;
    for (let round = 0; round < rounds; round++) {
      learnt += learnSpell(luck, rules, view) ? 1 / rounds : 0;
    }
    expect(Math.abs(learnt - asked)).toBeLessThan(0.012);
  });
});

describe('a rod', () => {
  it('holds a number of casts at its own level, at least two', () => {
    const rod = { level: 9, value: 90, sp: 10, grace: 0, maxsp: 15, maxgrace: 0, rodLevel: 15 };
    expect(rodEnergy(rules, { ...rod, rodValue: 150, rodCharges: 1 })).toEqual({
      value: 14872,
      maxhp: 28,
      cost: 14,
      hpAfterOneUse: 14,
    });
  });

  it('regains a tenth and one more in the program, a tenth rounded up in the document and the house', () => {
    const empty = { hp: 0, maxhp: 28, activations: 10 };
    const after = (ruleset: string) =>
      rodRecharge(createRulesets().resolve(ruleset).slots.spells, empty);
    expect(after('crossfire').slice(0, 3)).toEqual([3, 6, 9]);
    expect(after('spells-txt')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 28]);
    const sixty = { ...empty, maxhp: 60 };
    expect(rodRecharge(rules, sixty)[8]).toBe(60);
    expect(rodRecharge(createRulesets().resolve('house').slots.spells, sixty)[8]).toBe(54);
  });
});
