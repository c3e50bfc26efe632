import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { deathRayKills, digRangeLeft, sleepTurns } from '../damage/harmless-rays.ts';
import { bookEffect, confusedReading, dullBook, studyProgress, studyWarning } from './reading.ts';

const library = createRulesets();
const rules = library.resolve('nethack-3.6.7').slots.casting;
const ask = new Enumerator();

const reader = {
  role: 'wizard',
  intelligence: 12,
  level: 1,
  lenses: false,
  bookLevel: 1,
  beatitude: 'uncursed',
  delay: 2,
} as const;

describe('reading a book', () => {
  it.each([
    // 12 + 4 + 0 − 2 = 14, with 18 of intelligence 20, at level 3 of the book 10.
    [{}, 'difficult'],
    [{ intelligence: 18 }, undefined],
    [{ bookLevel: 3 }, 'very-difficult'],
    [{ bookLevel: 7, role: 'priest' }, undefined],
  ] as const)('warns a reader with %j: %s', (change, warning) => {
    expect(studyWarning(rules, { ...reader, ...change })).toBe(warning);
  });

  it('is quicker through lenses every second turn', () => {
    expect(ask.askNumber(studyProgress, rules, { lenses: true }).mean).toBe(1.5);
    expect(ask.askNumber(studyProgress, rules, { lenses: false }).mean).toBe(1);
  });

  it('tears it in confusion once in three times', () => {
    expect(ask.ask(confusedReading, rules, 0).probability(value => value)).toBeCloseTo(1 / 3, 12);
  });

  it('puts to sleep since 3.6 when it is dull and the reader unwise', () => {
    const asleep = (id: string, wisdom: number) =>
      ask.ask(dullBook, library.resolve(id).slots.casting, { wisdom }).probability(value => value);
    expect(asleep('nethack-3.6.0', 10)).toBeCloseTo(15 / 25, 12);
    expect(asleep('nethack-3.6.0', 25)).toBe(0);
    expect(asleep('nethack-3.4.3', 10)).toBe(0);
  });

  it.each([
    ['blindness', 250, 349],
    ['confusion', 16, 22],
    ['explosion', 7, 25],
    ['teleport', 0, 0],
  ] as const)('that is too hard brings %s of %i to %i', (failure, least, most) => {
    const odds = ask.askNumber(bookEffect, rules, failure);
    expect([odds.min, odds.max]).toEqual([least, most]);
  });

  it('brings an explosion of twice a die of ten, and five', () => {
    const odds = ask.askNumber(bookEffect, rules, 'explosion');
    expect(odds.probability(7)).toBeCloseTo(1 / 10, 12);
    expect(odds.probability(8)).toBe(0);
  });
});

describe('rays without damage', () => {
  const prey = { casterLevel: 28, targetLevel: 4, targetResistance: 0, immune: false };

  it('send to sleep for a die of 25 every two levels, at most 127 turns', () => {
    const odds = ask.askNumber(sleepTurns, rules, prey);
    expect([odds.min, odds.max]).toEqual([15, 127]);
    expect(ask.askNumber(sleepTurns, rules, { ...prey, immune: true }).max).toBe(0);
  });

  it('kill what lives, is no demon and doesn’t resist magic', () => {
    const view = { notLiving: false, demon: false, magicResistant: false };
    expect(deathRayKills(view)).toBe(true);
    for (const key of ['notLiving', 'demon', 'magicResistant'] as const) {
      expect(deathRayKills({ ...view, [key]: true })).toBe(false);
    }
  });

  it('dig less far through walls, and end at the first of a maze', () => {
    const left = (ground: 'open' | 'rock' | 'door' | 'wall' | 'tree', maze = false) =>
      digRangeLeft(rules, 9, { ground, maze });
    expect([left('open'), left('rock'), left('door'), left('wall'), left('tree')]).toEqual([
      8, 7, 6, 6, 6,
    ]);
    expect([left('wall', true), left('rock', true), left('door', true)]).toEqual([0, 0, 6]);
    expect(digRangeLeft(rules, 2, { ground: 'wall', maze: false })).toBe(0);
  });
});
