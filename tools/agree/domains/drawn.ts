// A value of a distribution, drawn by luck.

import type { Chance, Distribution } from '@roguewright/engine/chance';

/** Steps between 0 and 1. */
const STEPS = 2 ** 31;

/** Draws from a distribution. */
export function drawn(chance: Chance, { start, probabilities }: Distribution): number {
  let left = chance.below(STEPS, 'drawn') / STEPS;
  for (let at = 0; at < probabilities.length - 1; at++) {
    left -= probabilities[at]!;
    if (left < 0) {
      return start + at;
    }
  }
  return start + probabilities.length - 1;
}
