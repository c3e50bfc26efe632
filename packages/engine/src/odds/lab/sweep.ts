// The same question at each value of one or two inputs.

import type { Ask, Figure, Inputs } from './figure.ts';

/** An input and the values that it takes, in their order. */
export interface Axis {
  readonly input: string;
  readonly values: readonly string[];
}

/** The answer at one place of the sweep. */
export interface SweptCell {
  /** The swept inputs alone. */
  readonly at: Inputs;
  readonly figures: readonly Figure[];
}

/** One row for each value of the first axis, in it one cell for each value of the second, or one cell without it. */
export function sweepOdds(
  ask: Ask,
  base: Inputs,
  rows: Axis,
  columns?: Axis,
): readonly (readonly SweptCell[])[] {
  const cell = (at: Inputs): SweptCell => ({ at, figures: ask({ ...base, ...at }) });
  return rows.values.map(row =>
    columns === undefined
      ? [cell({ [rows.input]: row })]
      : columns.values.map(column => cell({ [rows.input]: row, [columns.input]: column })),
  );
}
