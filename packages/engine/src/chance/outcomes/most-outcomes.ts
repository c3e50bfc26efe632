// How much an answer may hold: a question with more outcomes than memory and patience allow ends with
// an error that says so.

import { UsageError } from '../../errors/index.ts';

/** Values that one distribution may have, impossible ones between them included. */
const MOST_VALUES = 1_000_000;

/** Steps of counting that one table may take; some 3 nanoseconds each. */
const MOST_STEPS = 100_000_000;

/** Throws a UsageError when a distribution would have too many values. @returns the number of values */
export function countValues(values: number): number {
  return atMost(values, MOST_VALUES);
}

/** Throws a UsageError when working out a table would take too many steps. */
export function countSteps(steps: number): void {
  atMost(steps, MOST_STEPS);
}

function atMost(count: number, most: number): number {
  if (!(count <= most)) {
    throw new UsageError('outcomes', count, `at most ${most}: there are too many to count`);
  }
  return count;
}
