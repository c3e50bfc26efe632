// Deductions from a hero's points by burden. NetHack 3.6.7 src/allmain.c (moveloop).

import { type Notebook, silent } from '../chance/index.ts';
import type { Encumbrance } from './names.ts';
import type { SpeedRules } from './rules.ts';
import type { BurdenedPointsView } from './views.ts';

/** The points left under a burden. Rounding: the ruleset's step. */
export function pointsUnderBurden(
  rules: SpeedRules,
  points: number,
  encumbrance: Encumbrance,
  notes: Notebook,
): number {
  const row = rules.burden[encumbrance];
  if (row.times === 0) {
    return points;
  }
  const left = rules.steps.takeBurden(points, row);
  notes.note('burden-leaves', left, points);
  return left;
}

/**
 * The points left under a burden. Source: NetHack 3.6.7 src/allmain.c (moveloop): the deduction is rounded
 * down, so the remainder up.
 */
export function burdenedPoints(
  rules: SpeedRules,
  view: BurdenedPointsView,
  notes: Notebook = silent,
): number {
  return pointsUnderBurden(rules, view.points, view.encumbrance, notes);
}
