// An answer to a question of the lab: named numbers, and charts of the distributions behind them.

import type { WeightedNote } from '../../../chance/index.ts';
import type { Figure, Plot } from '../../../odds/index.ts';
import type { LabMap } from './lab-map.ts';

/** One answer. */
export interface LabAnswer {
  /** The question in words. */
  readonly title: string;
  /** Which rules answered. */
  readonly rules: string;
  /** The one that is asked for most comes first; none where the rules refuse. */
  readonly figures: readonly Figure[];
  /** The numbers whose chances `exactly`, `at-least` and `at-most` ask for. */
  readonly spread?: Spread | undefined;
  /** Further distributions. */
  readonly plots: readonly LabPlot[];
  /** What was assumed or refused, a sentence each. */
  readonly remarks: readonly string[];
  /** The facts that mattered; none of a brief answer. */
  readonly notes: readonly WeightedNote[];
  /** Further numbers, which the line of the answer leaves out; absent: none. */
  readonly details?: readonly Figure[];
  /** What is no number, each with its name, such as `kind afterwards`; absent: nothing. */
  readonly facts?: readonly (readonly [name: string, says: string])[];
  /** A table of texts: the titles of its columns come first, and what each row is about in its first cell. */
  readonly table?: readonly (readonly string[])[];
  /** The small map with what happens on it; absent: the question has none, or the answer is brief. */
  readonly map?: LabMap;
  /** The answer as data, where it is more than its figures; absent: it isn't. */
  readonly json?: object;
}

/** Numbers with their probabilities. */
export interface Spread {
  /** `points of damage`. */
  readonly unit: string;
  /** `of all attempts`. */
  readonly of: string;
  readonly list: Iterable<readonly [value: number, probability: number]>;
}

/** A distribution to be drawn. */
export interface LabPlot {
  readonly title: string;
  /** The title of the axis of values. */
  readonly unit: string;
  readonly values: Plot;
  /** Infinite where it may never end. */
  readonly mean: number;
  /** Larger values than those listed are possible. */
  readonly isOpen: boolean;
}
