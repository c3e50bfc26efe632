import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { createFood } from './create-food.ts';
import { createMissile } from './create-missile.ts';
import { feedWand } from './feed-wand.ts';
import { probe } from './probe.ts';

const rules = createRulesets().resolve('crossfire').slots.spells;

describe('food from nothing', () => {
  const kinds = [
    { name: 'apple', plural: 'apples', nutrition: 50 },
    { name: 'cheese', plural: 'cheeses', nutrition: 250 },
    { name: 'other cheese', plural: 'other cheeses', nutrition: 250 },
    { name: 'ration', plural: 'rations', nutrition: 800 },
  ];
  const made = (text: string, steps = 0) => createFood(rules, { kinds, food: 300, steps, text });

  it('is the richest that the value pays for, the first of equals', () => {
    expect(made('')).toEqual({ kind: 1, count: 1 });
    expect(made('', 4)).toEqual({ kind: 1, count: 2 });
    expect(made('', 10)).toEqual({ kind: 3, count: 1 });
    expect(createFood(rules, { kinds, food: 40, steps: 0, text: '' })).toBeUndefined();
  });

  it('is what is named, as one or several, at least one of it', () => {
    expect(made('Apples')).toEqual({ kind: 0, count: 6 });
    expect(made(' apple ', 2)).toEqual({ kind: 0, count: 8 });
    expect(made('ration')).toEqual({ kind: 3, count: 1 });
    expect(made('soup')).toEqual(made(''));
  });
});

describe('missiles from nothing', () => {
  const view = {
    kinds: [
      { name: 'arrow', plural: 'arrows' },
      { name: 'bolt', plural: 'bolts' },
    ],
    usual: 1,
    qualities: [
      { name: 'of Rime', value: 12, slays: false },
      { name: 'of the Fowler', value: 0, slays: true },
    ],
    dam: 1,
    damAdjustment: 2,
    duration: 8,
    durationAdjustment: 4,
  };
  const made = (text: string) => createMissile(rules, { ...view, text });

  it('are as good as the spell can make them, and fewer for it', () => {
    expect(made('')).toEqual({ kind: 1, plus: 3, count: 3 });
    expect(made('arrow')).toEqual({ kind: 0, plus: 0, count: 12 });
    expect(made('of arrows +2')).toEqual({ kind: 0, plus: 2, count: 6 });
    expect(made('9')).toEqual(made(''));
  });

  it('have a quality for a surcharge, but none that slays or that nobody knows', () => {
    expect(made('bolt of rime')).toEqual({ kind: 1, plus: 0, count: 3, quality: 0 });
    expect(made('bolt of the fowler')).toBe('unknown-quality');
    expect(made('arrow of cheese')).toBe('unknown-quality');
  });

  it('are beyond the spell when the number doesn’t pay for them, and below zero', () => {
    expect(createMissile(rules, { ...view, duration: 5, text: '' })).toBe('too-powerful');
    expect(made('arrow -1')).toBe('too-powerful');
    expect(createMissile(rules, { ...view, kinds: [], text: '' })).toBe('no-kind');
  });
});

describe('charging a wand', () => {
  const ask = new Enumerator();
  const odds = (power: number, spellLevel: number) =>
    new Map(
      ask
        .ask(feedWand, rules, { power, spellLevel })
        .list.map(({ value, probability }) => [JSON.stringify(value), probability]),
    );

  it('explodes one time in four, else adds charges by the level of its spell', () => {
    expect([...odds(43, 6)]).toEqual(
      expect.arrayContaining([
        [JSON.stringify({ kind: 'exploded', damage: 4 }), 0.25],
        [JSON.stringify({ kind: 'charged', charges: 7 }), 0.75],
      ]),
    );
    expect(odds(5, 20).get(JSON.stringify({ kind: 'charged', charges: 1 }))).toBe(0.75);
    expect(odds(5, 0).get(JSON.stringify({ kind: 'broken' }))).toBe(0.75);
    expect(odds(5, 0).get(JSON.stringify({ kind: 'exploded', damage: 1 }))).toBe(0.25);
  });
});

describe('an examination', () => {
  const told = (power: number, hitPoints: number, level = 5) =>
    probe(rules, { power, level, hitPoints, maxHitPoints: 19 });

  it('tells health in quarters and strength by level', () => {
    expect([0, 4, 9, 14, 19].map(points => told(5, points).health)).toEqual([0, 1, 2, 3, 4]);
    expect([4, 5, 6].map(level => told(5, 1, level).strength)).toEqual([0, 1, 2]);
  });

  it('tells more with power, and leaves a mark', () => {
    expect(told(9, 1)).toMatchObject({ tellsKind: false, markTurns: 0 });
    expect(told(10, 1)).toMatchObject({ tellsKind: true, markTurns: 0 });
    expect(told(15, 1)).toMatchObject({ tellsKind: true, markTurns: 6 });
    expect(told(20, 1)).toMatchObject({ markTurns: 56 });
  });
});
