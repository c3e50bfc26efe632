// The sum of several tries, each of which may fail, that ends once it exceeds a limit. Totals within
// the limit are sums of all tries, whatever the order; totals beyond it come from one last success.
// Both are combinations of tables that don't depend on the chance to succeed, and so are remembered:
// the powers of the success's own distribution, and by limit what one more success makes of each.

import { convolveInto } from './convolve.ts';
import { Distribution } from './distribution.ts';

/** How many limits of one distribution are remembered before they are forgotten. */
const LIMITS = 64;

/** The first powers of one distribution, kept up to a total; and the distribution without its gaps. */
interface Powers {
  /** Totals above this are not kept. */
  readonly limit: number;
  readonly powers: Float64Array[];
  /** By limit: for each power what one more success makes of it beyond the limit, from limit + 1. */
  readonly overshoots: Map<number, Float64Array[]>;
  /** The values that are possible, ascending, and their probabilities. */
  readonly values: Int32Array;
  readonly probabilities: Float64Array;
}

/** Remembers the powers of distributions between questions. */
export class FlurryMemo {
  #known = new WeakMap<Distribution, Powers>();

  /** The distribution with its powers 0…count over totals 0…limit at least. */
  powers(success: Distribution, count: number, limit: number): Powers {
    let known = this.#known.get(success);
    if (known === undefined || known.limit < limit) {
      known = {
        limit: roundUp(limit),
        powers: [Float64Array.of(1)],
        overshoots: known?.overshoots ?? new Map(),
        values: Int32Array.from(success, ([value]) => value),
        probabilities: Float64Array.from(success, ([, probability]) => probability),
      };
      this.#known.set(success, known);
    }
    const { powers } = known;
    while (powers.length <= count) {
      const last = powers[powers.length - 1]!;
      const most = Math.min(known.limit + 1, last.length + success.max);
      powers.push(shiftedConvolution(last, success, most));
    }
    return known;
  }
}

/** What a further success makes of the powers 0…count − 1 beyond the limit. */
function overshootsOf(known: Powers, count: number, limit: number): readonly Float64Array[] {
  const { overshoots } = known;
  let tables = overshoots.get(limit);
  if (tables === undefined) {
    if (overshoots.size >= LIMITS) {
      overshoots.clear();
    }
    tables = [];
    overshoots.set(limit, tables);
  }
  while (tables.length < count) {
    tables.push(overshoot(known, known.powers[tables.length]!, limit));
  }
  return tables;
}

/** The totals beyond the limit, from limit + 1, that one success makes of those within it. */
function overshoot(
  { values, probabilities }: Powers,
  totals: Float64Array,
  limit: number,
): Float64Array {
  const end = values.length;
  const beyond = new Float64Array(values[end - 1]!);
  const stop = Math.min(limit + 1, totals.length);
  // The least value that leads beyond the limit falls as the total rises.
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
  return beyond;
}

/** A limit a little above the one asked for, so that a slightly greater one needs no new powers. */
function roundUp(limit: number): number {
  return Math.ceil((limit + 1) / 64) * 64;
}

function shiftedConvolution(totals: Float64Array, one: Distribution, most: number): Float64Array {
  const sums = new Float64Array(Math.max(0, most));
  if (one.start < sums.length) {
    convolveInto(sums.subarray(one.start), totals, one.probabilities);
  }
  return sums;
}

/**
 * The total of `times` tries, each succeeding with `hit` and then adding `success`, ending once the
 * total exceeds `enough`.
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
  const known = memo.powers(success, times, limit);
  const total = new Float64Array(Math.min(limit + success.max, all) + 1);
  const { made, open } = shares(times, hit);
  for (let successes = 0; successes <= times; successes++) {
    const least = successes * success.min;
    addScaled(total, known.powers[successes]!, least, limit + 1, 0, made[successes]!);
  }
  if (limit < all) {
    const beyond = overshootsOf(known, times, limit);
    const end = total.length - limit - 1;
    for (let successes = 0; successes < times; successes++) {
      addScaled(total, beyond[successes]!, 0, end, limit + 1, open[successes]! * hit);
    }
  }
  return new Distribution(0, total);
}

/** Adds `terms` from `start` to before `end`, scaled, to the sums that begin `offset` later. */
function addScaled(
  sums: Float64Array,
  terms: Float64Array,
  start: number,
  end: number,
  offset: number,
  scale: number,
): void {
  const stop = Math.min(end, terms.length);
  for (let at = start; at < stop; at++) {
    sums[offset + at]! += scale * terms[at]!;
  }
}

/**
 * Probabilities of 0…times successes: in all tries, and added up over 0…times − 1 tries made so far.
 */
function shares(times: number, hit: number): { made: Float64Array; open: Float64Array } {
  const made = new Float64Array(times + 1);
  const open = new Float64Array(times + 1);
  const miss = 1 - hit;
  made[0] = 1;
  for (let tries = 1; tries <= times; tries++) {
    for (let successes = 0; successes < tries; successes++) {
      open[successes]! += made[successes]!;
    }
    for (let successes = tries; successes > 0; successes--) {
      made[successes] = made[successes]! * miss + made[successes - 1]! * hit;
    }
    made[0]! *= miss;
  }
  return { made, open };
}
