// A question asked many times for a page: rows of a sweep, a goal along an input, and what would help.

import { UsageError } from '../../../errors/index.ts';
import {
  type Ask,
  type Axis,
  type Goal,
  type Inputs,
  type OneStep,
  oneStep,
  type Solution,
  type SweptCell,
  solveOdds,
  sweepOdds,
} from '../../../odds/index.ts';
import { axisOf, type LabField } from '../fields/field.ts';
import { answerInputs, fieldsOf } from '../kinds/ask.ts';
import type { LabKindName, LabWorld } from '../kinds/lab-kind.ts';

/** One row of a sweep of two inputs. Cells whose question makes no sense have no figures. */
export function labRow(
  world: LabWorld,
  kind: LabKindName,
  inputs: Inputs,
  row: { readonly input: string; readonly value: string },
  columns: Axis,
): readonly SweptCell[] {
  const down = { input: row.input, values: [row.value] };
  return sweepOdds(sensible(world, kind), inputs, down, columns)[0] ?? [];
}

/** One figure along an input, and where it meets a goal. */
export function labCurve(
  world: LabWorld,
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
  world: LabWorld,
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
function sensible(world: LabWorld, kind: LabKindName): Ask {
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
