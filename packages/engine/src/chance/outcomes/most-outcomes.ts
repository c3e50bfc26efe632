// Limits on the size of an answer: a question with too many outcomes throws an error that says so.

import { UsageError } from '../../errors/index.ts';

/** Maximum number of values of a distribution, including impossible ones in between. */
const MOST_VALUES = 1_000_000;

/** Maximum number of counting steps for one table; each takes about 3 nanoseconds. */
const MOST_STEPS = 100_000_000;

/** Throws a UsageError if a distribution would have too many values. @returns the number of values */
export function countValues(values: number): number {
  return atMost(values, MOST_VALUES);
}

/** Throws a UsageError if computing a table would take too many steps. */
export function countSteps(steps: number): void {
  atMost(steps, MOST_STEPS);
}

function atMost(count: number, most: number): number {
  if (!(count <= most)) {
    throw new UsageError('outcomes', count, `at most ${most}: there are too many to count`);
  }
  return count;
}
