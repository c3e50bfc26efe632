// The numbers of a heat table, asked for in batches.

import type { Axis } from '@roguewright/engine/odds';

/** Numbers by rows; undefined where the question makes no sense. */
export type Numbers = readonly (readonly (number | undefined)[])[];

/** Milliseconds that a batch should take: a question that is asked meanwhile waits as long. */
const BATCH = 100;

/** Rows of the first batch. */
const FIRST = 2;

/**
 * Hit points. The same blow against other hit points is worked out quickly, so they are swept within a row or column
 * of the same blow.
 */
const HIT_POINTS = new Set(['hp', 'own-hp', 'target-hp']);

/**
 * All rows that are known so far, batch by batch. A table whose rows are hit points is asked for by columns, and comes
 * whole.
 * @param ask rows of a table
 * @param clock milliseconds
 */
export async function* heatNumbers(
  ask: (rows: Axis, columns: Axis) => Promise<Numbers>,
  rows: Axis,
  columns: Axis,
  clock: () => number,
): AsyncGenerator<Numbers, void> {
  const isTurned = HIT_POINTS.has(rows.input) && !HIT_POINTS.has(columns.input);
  const [outer, inner] = isTurned ? [columns, rows] : [rows, columns];
  const batch = (from: number, size: number) => {
    const values = outer.values.slice(from, from + size);
    const begun = clock();
    const answer = ask({ input: outer.input, values }, inner);
    // A failure is thrown where the answer is waited for, if it still is.
    answer.catch(() => undefined);
    return { answer, begun, size: values.length };
  };
  let known: Numbers = [];
  let asked = batch(0, FIRST);
  while (known.length < outer.values.length) {
    known = [...known, ...(await asked.answer)];
    const took = Math.max(1, clock() - asked.begun);
    const size = Math.max(1, Math.round((asked.size * BATCH) / took));
    // The next batch is worked out while this one is drawn.
    if (known.length < outer.values.length) {
      asked = batch(known.length, size);
    }
    if (!isTurned) {
      yield known;
    }
  }
  if (isTurned) {
    yield turned(known, rows.values.length);
  }
}

function turned(columns: Numbers, rows: number): Numbers {
  return Array.from({ length: rows }, (_, row) => columns.map(column => column[row]));
}
