// The sum of several tries, each of which may fail, that ends once it exceeds a limit. Totals within the
// limit are sums of all tries in any order; totals beyond it come from one last success. Both are
// combinations of tables that don't depend on the probability of success and are therefore cached: the powers
// of the success's distribution, and for each limit the effect of one more success on each power.

import { Distribution } from '../outcomes/distribution.ts';
import { countSteps, countValues } from '../outcomes/most-outcomes.ts';
import type { Arena } from './arena.ts';

/** Number of cached limits per distribution; then the cache is cleared. */
const LIMITS = 64;

/** The first powers of one distribution, up to a total, and the distribution without its gaps. */
interface Powers {
  /** Totals above this are dropped. */
  readonly limit: number;
  readonly powers: Float64Array[];
  /** By limit: for each power, the result of one more success beyond the limit, from limit + 1. */
  readonly overshoots: Map<number, Float64Array[]>;
  /** The possible values, ascending. */
  readonly values: readonly number[];
  /** The probability of each. */
  readonly probabilities: readonly number[];
}

/** A cache of powers of distributions. */
export class FlurryMemo {
  /** Memory for tables and answers. */
  readonly arena: Arena;
  #known = new WeakMap<Distribution, Powers>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** The distribution with at least its powers 0…count over totals 0…limit. */
  powers(success: Distribution, count: number, limit: number): Powers {
    let known = this.#known.get(success);
    if (known === undefined || known.limit < limit) {
      known = {
        limit: known === undefined ? limit : roundUp(limit),
        powers: [Float64Array.of(1)],
        overshoots: known?.overshoots ?? new Map(),
        ...withoutGaps(success),
      };
      this.#known.set(success, known);
    }
    const { powers } = known;
    while (powers.length <= count) {
      const last = powers[powers.length - 1]!;
      const most = Math.min(known.limit + 1, last.length + success.max);
      const next = this.arena.zeros(most);
      addOneSuccess(next, known, last);
      powers.push(next);
    }
    return known;
  }
}

/** The results of a further success on the powers 0…count − 1 beyond the limit. */
function overshootsOf(
  { arena }: FlurryMemo,
  known: Powers,
  count: number,
  limit: number,
): readonly Float64Array[] {
  const { overshoots, powers, values } = known;
  let tables = overshoots.get(limit);
  if (tables === undefined) {
    if (overshoots.size >= LIMITS) {
      overshoots.clear();
    }
    tables = [];
    overshoots.set(limit, tables);
  }
  while (tables.length < count) {
    const beyond = arena.zeros(values[values.length - 1]!);
    addOvershoot(beyond, known, powers[tables.length]!, limit);
    tables.push(beyond);
  }
  return tables;
}

/** Adds the results of one success on the totals within the limit to `beyond`, from limit + 1. */
function addOvershoot(
  beyond: Float64Array,
  { values, probabilities }: Powers,
  totals: Float64Array,
  limit: number,
): void {
  const end = values.length;
  const stop = Math.min(limit + 1, totals.length);
  // The smallest value that exceeds the limit falls as the total rises.
  let first = end;
  for (let from = 0; from < stop; from++) {
    while (first > 0 && from + values[first - 1]! > limit) {
      first--;
    }
    const share = totals[from]!;
    if (share === 0) {
      continue;
    }
    const offset = from - limit - 1;
    for (let index = first; index < end; index++) {
      beyond[offset + values[index]!]! += share * probabilities[index]!;
    }
  }
}

/** A limit slightly above a growing one, so that further growth needs no new powers. */
function roundUp(limit: number): number {
  return Math.ceil((limit + 1) / 64) * 64;
}

/** The possible values, ascending, and their probabilities. */
function withoutGaps({ start, probabilities: dense }: Distribution): {
  values: readonly number[];
  probabilities: readonly number[];
} {
  const values: number[] = [];
  const probabilities: number[] = [];
  for (let at = 0; at < dense.length; at++) {
    if (dense[at] !== 0) {
      values.push(start + at);
      probabilities.push(dense[at]!);
    }
  }
  return { values, probabilities };
}

/** Adds the results of one success on the totals to `sums`, as far as it has room. */
function addOneSuccess(
  sums: Float64Array,
  { values, probabilities }: Powers,
  totals: Float64Array,
): void {
  // The largest value with room falls as the total rises.
  let end = values.length;
  for (let from = 0; from < totals.length; from++) {
    while (end > 0 && from + values[end - 1]! >= sums.length) {
      end--;
    }
    const share = totals[from]!;
    if (share === 0) {
      continue;
    }
    for (let index = 0; index < end; index++) {
      sums[from + values[index]!]! += share * probabilities[index]!;
    }
  }
}

/**
 * The total of `times` tries, each of which succeeds with probability `hit` and then adds `success`, ending
 * once the total exceeds `enough`.
 * @param success values of 0 or more
 * @param times 1 or more
 * @param hit a probability above 0, at most 1
 * @param enough 0 or more, or infinity
 */
export function flurry(
  memo: FlurryMemo,
  success: Distribution,
  times: number,
  hit: number,
  enough: number,
): Distribution {
  const all = success.max * times;
  const limit = Math.min(enough, all);
  countSteps(times * countValues(limit + success.max) * success.probabilities.length);
  const known = memo.powers(success, times, limit);
  const total = memo.arena.zeros(Math.min(limit + success.max, all) + 1);
  const { made, last } = shares(times, hit);
  for (let successes = 0; successes <= times; successes++) {
    const least = successes * success.min;
    addScaled(total, known.powers[successes]!, least, limit + 1, made[successes]!);
  }
  if (limit < all) {
    const tables = overshootsOf(memo, known, times, limit);
    const beyond = total.subarray(limit + 1);
    for (let successes = 0; successes < times; successes++) {
      addScaled(beyond, tables[successes]!, 0, beyond.length, last[successes]!);
    }
  }
  return new Distribution(0, total);
}

/** Adds the scaled `terms` from `start` to before `end` to the sums. */
function addScaled(
  sums: Float64Array,
  terms: Float64Array,
  start: number,
  end: number,
  scale: number,
): void {
  const stop = Math.min(end, terms.length);
  for (let at = start; at < stop; at++) {
    sums[at]! += scale * terms[at]!;
  }
}

/**
 * For each number of successes 0…times: the probability of exactly that many (`made`), and of one more
 * success following that many (`last`).
 */
function shares(times: number, hit: number): { made: Float64Array; last: Float64Array } {
  const made = new Float64Array(times + 1);
  const last = new Float64Array(times + 1);
  const miss = 1 - hit;
  made[0] = 1;
  for (let tries = 1; tries <= times; tries++) {
    for (let successes = 0; successes < tries; successes++) {
      last[successes]! += made[successes]! * hit;
    }
    for (let successes = tries; successes > 0; successes--) {
      made[successes] = made[successes]! * miss + made[successes - 1]! * hit;
    }
    made[0]! *= miss;
  }
  return { made, last };
}
