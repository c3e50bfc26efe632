// Exercise of attributes, and the checks at which they change. NetHack 3.6.7 src/attrib.c (exercise, exerchk).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { Exercised, ExerciseRules } from './exercise-rules.ts';

/** An attribute’s points: above 0 it was exercised more than abused. */
export interface ExerciseView {
  /** The score on the common part of both scales; 3…18 can change. */
  readonly score: number;
  readonly points: number;
}

/** An attribute that is checked. */
export interface CheckView extends ExerciseView {
  readonly attribute: Exercised;
  /** The hero is in another form, whose body learns nothing: only wisdom changes. */
  readonly inForm: boolean;
}

/**
 * The points of an attribute after one deed or state: one more or less, or as they were. The higher the score, the
 * less exercise helps. Labels: `exercise-gains`, `exercise-loses`.
 */
export function afterExercise(
  chance: Chance,
  { most, gainDraw, lossOneIn }: ExerciseRules,
  { score, points }: ExerciseView,
  up: boolean,
): number {
  if (Math.abs(points) >= most) {
    return points;
  }
  if (!up) {
    return chance.test(1, lossOneIn, 'exercise-loses') ? points - 1 : points;
  }
  const gaining = Math.max(0, gainDraw - 1 - score);
  return gaining > 0 && chance.test(gaining, gainDraw, 'exercise-gains') ? points + 1 : points;
}

/** What a check does to an attribute: by how much its score changes, and the points that are left. */
export interface CheckResult {
  readonly change: -1 | 0 | 1;
  readonly points: number;
}

/** One attribute at a check. Label: `exercise-check`. */
export function checkExercise(
  chance: Chance,
  rules: ExerciseRules,
  { attribute, score, points, inForm }: CheckView,
): CheckResult {
  const { least, most } = rules.score;
  const change = points < 0 ? -1 : 1;
  const left = { change: 0, points: truncDiv(points, rules.leftOver) } as const;
  const atBound = change < 0 ? score <= least : score >= most;
  if (points === 0 || atBound || (inForm && attribute !== 'wisdom')) {
    return left;
  }
  const { draw, share } = rules.check;
  const size = Math.abs(points);
  const counted = attribute === 'wisdom' ? size : truncDiv(size * share.times, share.over);
  return chance.test(Math.min(draw, counted + 1), draw, 'exercise-check')
    ? { change, points: 0 }
    : left;
}

/** Turns from one check to the next. Label: `exercise-next`. */
export function turnsToNextCheck(chance: Chance, { nextCheck }: ExerciseRules): number {
  const { least, most } = nextCheck;
  return least + chance.below(most - least + 1, 'exercise-next');
}
