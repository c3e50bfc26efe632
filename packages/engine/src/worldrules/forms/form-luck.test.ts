import { describe, expect, it } from 'vitest';
import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { applyPatch, createRulesets } from '../../rulesets/index.ts';
import type { WorldRules } from '../rules.ts';
import { changeShock, eatenWorks, formHitPoints, formTurns, grownByEating } from './form-luck.ts';

const { world } = createRulesets().resolve('house').slots;
const rules = world.forms;
const ask = new Enumerator();

const works01 = (...asked: Parameters<typeof eatenWorks>) => Number(eatenWorks(...asked));

const ends = (one: { readonly min: number; readonly max: number }) => [one.min, one.max];

describe('the luck of forms', () => {
  it('gives a die of 8 a level, of 4 at level 0, and dragons 4 and a die of 4 a level', () => {
    const points = (level: number, dragon = false) =>
      ends(ask.askNumber(formHitPoints, rules, { level, dragon }));
    expect(points(0)).toEqual([1, 4]);
    expect(points(6)).toEqual([6, 48]);
    expect(points(6, true)).toEqual([30, 48]);
  });

  it('keeps a form 500 to 999 turns, and for a share of them below its level', () => {
    const turns = (level: number, heroLevel: number) =>
      ends(ask.askNumber(formTurns, rules, { level, heroLevel }));
    expect(turns(4, 4)).toEqual([500, 999]);
    expect(turns(16, 1)).toEqual([31, 62]);
  });

  it('is a shock of up to 30 when a draw below 20 exceeds the constitution', () => {
    const shock = ask.askNumber(changeShock, rules, 12);
    expect(shock.probability(0)).toBeCloseTo(13 / 20, 12);
    expect(shock.max).toBe(30);
    expect(ask.askNumber(changeShock, rules, 19).max).toBe(0);
  });

  it('lets rings do something 1 time in 3, amulets 1 in 5', () => {
    for (const [amulet, share] of [
      [false, 1 / 3],
      [true, 1 / 5],
    ] as const) {
      const works = ask.askNumber(works01, rules.eaten, { amulet });
      expect(works.probability(1)).toBeCloseTo(share, 12);
    }
  });

  it('adds eaten points in full below 10, a draw below 20, one at most below 40, then none', () => {
    const grown = (before: number, points: number) =>
      ask.askNumber(grownByEating, rules.eaten, { before, points });
    expect(ends(grown(4, 5))).toEqual([9, 9]);
    expect(ends(grown(4, -5))).toEqual([-1, -1]);
    expect(ends(grown(9, 3))).toEqual([10, 12]);
    expect(ends(grown(15, 4))).toEqual([16, 19]);
    expect(ends(grown(20, 4))).toEqual([20, 21]);
    expect(grown(20, 4).probability(21)).toBeCloseTo(3 / 4, 12);
    expect(ends(grown(36, 4))).toEqual([36, 36]);
    expect(ends(grown(-36, -4))).toEqual([-36, -36]);
  });

  it('is played as often as it is asked', () => {
    const chance = new PlayedChance(new Generator(11));
    const odds = ask.askNumber(grownByEating, rules.eaten, { before: 9, points: 3 });
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 20_000; draw++) {
      const points = grownByEating(chance, rules.eaten, { before: 9, points: 3 });
      counts.set(points, (counts.get(points) ?? 0) + 1);
    }
    for (const [points, share] of odds) {
      expect((counts.get(points) ?? 0) / 20_000).toBeCloseTo(share, 1);
    }
  });

  it('follows other numbers', () => {
    const other = applyPatch<WorldRules>(
      world,
      { forms: { hitPoints: { levelDie: 6 }, eaten: { slowFrom: 20 } } },
      'test',
    ).forms;
    expect(ask.askNumber(formHitPoints, other, { level: 6, dragon: false }).max).toBe(36);
    expect(ask.askNumber(grownByEating, other.eaten, { before: 9, points: 3 }).min).toBe(12);
  });
});
