// A question asked many times for a page: rows of a sweep, a goal along an input, and what would help.

import { UsageError } from '../../../errors/index.ts';
import {
  type Ask,
  type Axis,
  figureNamed,
  type Goal,
  type Inputs,
  type OneStep,
  oneStep,
  type Solution,
  solveOdds,
  sweepOdds,
} from '../../../odds/index.ts';
import { axisOf, type LabField } from '../fields/field.ts';
import { fieldsOf } from '../fields/kind-fields.ts';
import { answerInputs } from '../kinds/ask.ts';
import type { LabKindName, QuestionWorld } from '../kinds/lab-kind.ts';

/** A figure along some rows of a table of two inputs; undefined where the question makes no sense. */
export function labRows(
  world: QuestionWorld,
  kind: LabKindName,
  inputs: Inputs,
  rows: Axis,
  columns: Axis,
  figure: string,
): readonly (readonly (number | undefined)[])[] {
  const swept = sweepOdds(sensible(world, kind), inputs, rows, columns);
  return swept.map(cells => cells.map(({ figures }) => figureNamed(figures, figure)?.value));
}

/** One figure along an input, and where it meets a goal. */
export function labCurve(
  world: QuestionWorld,
  kind: LabKindName,
  inputs: Inputs,
  goal: Goal,
  axis: Axis,
): Solution {
  return solveOdds(sensible(world, kind), inputs, goal, axis);
}

/**
 * Each input that the hero can change, moved by a step and sorted by what it does to a figure: not the target's
 * numbers, not his role or race. Undefined: the answer has no figure of that name.
 */
export function labSteps(
  world: QuestionWorld,
  kind: LabKindName,
  inputs: Inputs,
  figure: string,
): OneStep | undefined {
  const all = {
    ...Object.fromEntries(fieldsOf(kind).map(one => [one.name, one.usual])),
    ...inputs,
  };
  const axes = fieldsOf(kind)
    .filter(isOwn)
    .flatMap((field): Axis[] => {
      const axis = axisOf(field);
      return axis?.values.includes(all[field.name] ?? '') ? [axis] : [];
    });
  return oneStep(sensible(world, kind), all, axes, figure);
}

/** Groups of fields that the hero doesn't change. */
const OTHERS: ReadonlySet<string> = new Set(['Target', 'Monster', 'Share']);

function isOwn({ group, fixed }: LabField): boolean {
  return fixed !== true && !OTHERS.has(group);
}

/** A question that makes no sense, such as a shield beside a weapon for two hands, has no figures. */
function sensible(world: QuestionWorld, kind: LabKindName): Ask {
  return inputs => {
    try {
      return answerInputs(world, kind, inputs, true).figures;
    } catch (error) {
      if (error instanceof UsageError) {
        return [];
      }
      throw error;
    }
  };
}
