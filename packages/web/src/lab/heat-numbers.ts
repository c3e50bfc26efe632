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

/** Rows of a table, from a worker. */
export type AskRows = (rows: Axis, columns: Axis) => Promise<Numbers>;

/** A batch that has come. */
interface Batch {
  readonly worker: AskRows;
  readonly from: number;
  readonly numbers: Numbers;
  readonly took: number;
}

/**
 * All rows that are known so far, batch by batch. A table whose rows are hit points is asked for by columns, and comes
 * whole.
 * @param workers who work out rows at the same time, one at least
 * @param clock milliseconds
 */
export async function* heatNumbers(
  workers: readonly AskRows[],
  rows: Axis,
  columns: Axis,
  clock: () => number,
): AsyncGenerator<Numbers, void> {
  const isTurned = HIT_POINTS.has(rows.input) && !HIT_POINTS.has(columns.input);
  const [outer, inner] = isTurned ? [columns, rows] : [rows, columns];
  const { values } = outer;
  let asked = 0;
  const under = new Map<AskRows, Promise<Batch>>();
  const begin = (worker: AskRows, size: number) => {
    const from = asked;
    const some = { input: outer.input, values: values.slice(from, from + size) };
    asked += some.values.length;
    if (some.values.length === 0) {
      under.delete(worker);
      return;
    }
    const begun = clock();
    const batch = worker(some, inner).then(numbers => ({
      ...{ worker, from, numbers },
      took: Math.max(1, clock() - begun),
    }));
    // A failure is thrown where the answer is waited for, if it still is.
    batch.catch(() => undefined);
    under.set(worker, batch);
  };
  for (const worker of workers) {
    begin(worker, FIRST);
  }
  const table: (readonly (number | undefined)[])[] = [];
  let known = 0;
  while (known < values.length) {
    const { worker, from, numbers, took } = await Promise.race(under.values());
    for (const [at, row] of numbers.entries()) {
      table[from + at] = row;
    }
    // The next batch is worked out while this one is drawn.
    begin(worker, Math.max(1, Math.round((numbers.length * BATCH) / took)));
    const before = known;
    while (table[known] !== undefined) {
      known++;
    }
    if (!isTurned && known > before) {
      yield table.slice(0, known);
    }
  }
  if (isTurned) {
    yield turned(table, rows.values.length);
  }
}

function turned(columns: Numbers, rows: number): Numbers {
  return Array.from({ length: rows }, (_, row) => columns.map(column => column[row]));
}
