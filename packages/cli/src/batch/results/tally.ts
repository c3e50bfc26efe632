// What many runs came to, in exact integers: two tallies merge into the tally of all their runs, in any grouping.

import type { Criterion } from '../experiment/criterion.ts';
import type { RunResult, RunRow } from './run-result.ts';

/** How often each value came. Keys are in order, so that equal counts are equal text. */
export type Counts = Readonly<Record<string, number>>;

/** The runs of one arm. */
export interface ArmTally {
  readonly runs: number;
  /** Runs that are a success by the criterion of the experiment. */
  readonly successes: number;
  /** Runs in which something went wrong. */
  readonly problems: number;
  readonly labels: Readonly<Record<string, Counts>>;
  /** How often each integer came. */
  readonly numbers: Readonly<Record<string, Counts>>;
}

/** The runs of an experiment, or of a chunk of it. */
export interface Tally {
  readonly arms: readonly ArmTally[];
  /** Runs that only A won, and that only B won; absent: there is one arm. */
  readonly pairs?: { readonly onlyA: number; readonly onlyB: number };
}

const EMPTY: ArmTally = { runs: 0, successes: 0, problems: 0, labels: {}, numbers: {} };

/** The tally of no runs. @param arms 1 or 2 */
export function emptyTally(arms: number): Tally {
  return {
    arms: Array.from({ length: arms }, () => EMPTY),
    ...(arms === 2 && { pairs: { onlyA: 0, onlyB: 0 } }),
  };
}

/** The tally of some runs. */
export function tallied(rows: readonly RunRow[], arms: number, isWon: Criterion): Tally {
  const onlyOne = (winner: number, loser: number) =>
    rows.filter(row => isWon(row.arms[winner]!) && !isWon(row.arms[loser]!)).length;
  return {
    arms: Array.from({ length: arms }, (_, arm) =>
      armTally(
        rows.map(row => row.arms[arm]!),
        isWon,
      ),
    ),
    ...(arms === 2 && { pairs: { onlyA: onlyOne(0, 1), onlyB: onlyOne(1, 0) } }),
  };
}

function armTally(runs: readonly RunResult[], isWon: Criterion): ArmTally {
  return {
    runs: runs.length,
    successes: runs.filter(isWon).length,
    problems: runs.filter(({ problem }) => problem !== undefined).length,
    labels: countsByName(runs.map(({ labels }) => labels)),
    numbers: countsByName(runs.map(({ numbers }) => numbers)),
  };
}

function countsByName(
  records: readonly Readonly<Record<string, string | number>>[],
): Record<string, Counts> {
  const all = new Map<string, Map<string, number>>();
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      const counts = all.get(name) ?? new Map<string, number>();
      all.set(name, counts.set(String(value), (counts.get(String(value)) ?? 0) + 1));
    }
  }
  return sorted([...all].map(([name, counts]) => [name, sorted([...counts])]));
}

/** The tally of the runs of both. */
export function merged(one: Tally, other: Tally): Tally {
  const [pairs, more] = [one.pairs, other.pairs];
  return {
    arms: one.arms.map((arm, place) => mergedArm(arm, other.arms[place]!)),
    ...(pairs !== undefined &&
      more !== undefined && {
        pairs: { onlyA: pairs.onlyA + more.onlyA, onlyB: pairs.onlyB + more.onlyB },
      }),
  };
}

function mergedArm(one: ArmTally, other: ArmTally): ArmTally {
  return {
    runs: one.runs + other.runs,
    successes: one.successes + other.successes,
    problems: one.problems + other.problems,
    labels: mergedNames(one.labels, other.labels),
    numbers: mergedNames(one.numbers, other.numbers),
  };
}

type Named = Readonly<Record<string, Counts>>;

function mergedNames(one: Named, other: Named): Named {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return sorted(names.map(name => [name, mergedCounts(one[name] ?? {}, other[name] ?? {})]));
}

function mergedCounts(one: Counts, other: Counts): Counts {
  const sum = new Map(Object.entries(one));
  for (const [value, count] of Object.entries(other)) {
    sum.set(value, (sum.get(value) ?? 0) + count);
  }
  return sorted([...sum]);
}

/** Whether numbers or words, in one order. */
function sorted<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => {
      const difference = Number(one) - Number(other);
      return Number.isNaN(difference) ? (one < other ? -1 : one > other ? 1 : 0) : difference;
    }),
  );
}

/** A number over all runs that have it. */
export interface NumberSummary {
  readonly count: number;
  readonly mean: number;
  /** Standard deviation of one run. */
  readonly deviation: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Mean and spread, from the exact sums. @returns undefined where no run has the number */
export function summaryOf(counts: Counts): NumberSummary | undefined {
  const values = Object.entries(counts)
    .map(([value, count]) => ({ value: Number(value), count }))
    .toSorted((one, other) => one.value - other.value);
  let [count, sum, squares] = [0n, 0n, 0n];
  for (const each of values) {
    const [value, times] = [BigInt(each.value), BigInt(each.count)];
    count += times;
    sum += value * times;
    squares += value * value * times;
  }
  if (count === 0n) {
    return undefined;
  }
  // n² times the variance is an integer, so nothing cancels out.
  const spread = count * squares - sum * sum;
  return {
    count: Number(count),
    mean: Number(sum) / Number(count),
    deviation: Math.sqrt(Number(spread)) / Number(count),
    least: values[0]!.value,
    median: medianOf(values, Number(count)),
    most: values.at(-1)!.value,
  };
}

function medianOf(values: readonly { value: number; count: number }[], count: number): number {
  let before = 0;
  for (const { value, count: times } of values) {
    before += times;
    if (before * 2 >= count) {
      return value;
    }
  }
  return Number.NaN;
}
