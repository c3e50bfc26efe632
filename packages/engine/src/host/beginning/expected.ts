// An undetermined number, for display.

import type { Distribution } from '../../chance/index.ts';
import type { Certainty, Plot } from '../../odds/index.ts';
import { plot } from '../answers/answer-parts.ts';

/** An undetermined number. Plain JSON. */
export interface Expected {
  /** Every possible value, ascending, with its probability. */
  readonly values: Plot;
  readonly mean: number;
  /** Accuracy of the probabilities. */
  readonly certainty: Certainty;
}

/** A distribution as an answer. */
export function expected(values: Distribution, certainty: Certainty): Expected {
  return { values: plot(values), mean: values.mean, certainty };
}
