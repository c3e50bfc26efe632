import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import {
  afterExercise,
  type CheckView,
  checkExercise,
  type ExerciseView,
  turnsToNextCheck,
} from './exercise.ts';
import type { ExerciseRules } from './exercise-rules.ts';

const rules = createRulesets().resolve('house').slots.world.exercise;
const ask = new Enumerator();

/** The chance that exercise gains, or abuse loses, a point. */
function moves(score: number, points: number, up: boolean, under: ExerciseRules = rules): number {
  const rule = (chance: Chance, numbers: ExerciseRules, view: ExerciseView) =>
    afterExercise(chance, numbers, view, up) - view.points;
  return Math.abs(ask.askNumber(rule, under, { score, points }).mean);
}

/** The chance that a check changes a score. */
function changes(view: Partial<CheckView>, under: ExerciseRules = rules): number {
  const whole = { attribute: 'strength', score: 12, points: 0, inForm: false, ...view } as const;
  const rule = (...given: Parameters<typeof checkExercise>) => checkExercise(...given).change;
  return ask.askNumber(rule, under, whole).mean;
}

describe('exercise', () => {
  it.each([
    [3, 15 / 19],
    [10, 8 / 19],
    [17, 1 / 19],
    [18, 0],
    [68, 0],
  ])('gains a point the less often the higher the score: %i', (score, chance) => {
    expect(moves(score, 0, true)).toBeCloseTo(chance, 12);
  });

  it('gains as often in play as is asked', () => {
    const played = new PlayedChance(new Generator(7));
    let points = 0;
    for (let deed = 0; deed < 2000; deed++) {
      points += afterExercise(played, rules, { score: 5, points: 0 }, true);
    }
    expect(points / 2000).toBeGreaterThan(moves(5, 0, true) - 0.04);
    expect(points / 2000).toBeLessThan(moves(5, 0, true) + 0.04);
  });

  it('loses a point by abuse half of the time, and stops 50 points from 0', () => {
    expect(moves(10, 0, false)).toBeCloseTo(1 / 2, 12);
    expect([moves(3, 50, true), moves(3, -50, false), moves(3, 50, false)]).toEqual([0, 0, 0]);
    expect(moves(10, 0, false, { ...rules, lossOneIn: 4 })).toBeCloseTo(1 / 4, 12);
    expect(moves(10, 0, true, { ...rules, gainDraw: 20 })).toBeCloseTo(9 / 20, 12);
  });
});

describe('a check', () => {
  it('changes a score by two thirds of its points in 50, and wisdom by all of them', () => {
    expect(changes({ points: 30 })).toBeCloseTo(21 / 50, 12);
    expect(changes({ points: -30 })).toBeCloseTo(-21 / 50, 12);
    expect(changes({ points: 30, attribute: 'wisdom' })).toBeCloseTo(31 / 50, 12);
    expect(changes({ points: 50, attribute: 'wisdom' })).toBe(1);
    const half = { ...rules, check: { draw: 50, share: { times: 1, over: 2 } } };
    expect(changes({ points: 30 }, half)).toBeCloseTo(16 / 50, 12);
  });

  it('raises none above 18 and lowers none below 3; another form learns only wisdom', () => {
    expect([changes({ points: 40, score: 18 }), changes({ points: 40, score: 118 })]).toEqual([
      0, 0,
    ]);
    expect(changes({ points: -40, score: 3 })).toBe(0);
    expect(changes({ points: 40, inForm: true })).toBe(0);
    expect(changes({ points: 40, attribute: 'wisdom', inForm: true })).toBeGreaterThan(0);
  });

  it('leaves nothing after a change, and half of the points after none', () => {
    const left = ask.ask(checkExercise, rules, {
      attribute: 'dexterity',
      score: 10,
      points: -9,
      inForm: false,
    });
    expect([...left.list].map(({ value }) => value).sort((a, b) => a.points - b.points)).toEqual([
      { change: 0, points: -4 },
      { change: -1, points: 0 },
    ]);
  });

  it('comes 800 to 999 turns after the last', () => {
    const turns = ask.askNumber(turnsToNextCheck, rules, undefined as never);
    expect([turns.min, turns.max]).toEqual([800, 999]);
  });
});
