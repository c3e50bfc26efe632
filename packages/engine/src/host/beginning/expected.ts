// A number that isn't settled yet, as a face shows it.

import type { Distribution } from '../../chance/index.ts';
import type { Certainty, Plot } from '../../odds/index.ts';
import { plot } from '../answers/answer-parts.ts';

/** A number that isn't settled yet. Plain JSON. */
export interface Expected {
  /** Every value that may come, ascending, with its probability. */
  readonly values: Plot;
  readonly mean: number;
  /** How far the probabilities hold. */
  readonly certainty: Certainty;
}

/** A distribution as an answer. */
export function expected(values: Distribution, certainty: Certainty): Expected {
  return { values: plot(values), mean: values.mean, certainty };
}
