// Questions of the lab, as the worker answers them.

import { RulesetError } from '@roguewright/engine/errors';
import {
  type LabWorld,
  labCurve,
  labForm,
  labRow,
  labSteps,
  pageAnswer,
} from '@roguewright/engine/face';
import { CallProblem, type LabCalls } from './device-calls.ts';

/** The calls of the lab. @param world the rulesets and the content that questions are put to */
export function labCalls(world: LabWorld): LabCalls {
  return {
    labForm: async (...asked) => told(() => labForm(world, ...asked)),
    labAnswer: async (...asked) => told(() => pageAnswer(world, ...asked)),
    labRow: async (...asked) => told(() => labRow(world, ...asked)),
    labCurve: async (...asked) => told(() => labCurve(world, ...asked)),
    labSteps: async (...asked) => told(() => labSteps(world, ...asked)),
  };
}

/** Unknown rules are a problem of their field. */
function told<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RulesetError) {
      throw new CallProblem('--ruleset', error.message);
    }
    throw error;
  }
}
