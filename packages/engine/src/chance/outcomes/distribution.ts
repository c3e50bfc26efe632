// Exact distributions over the integers.

import { UsageError } from '../../errors/index.ts';
import { convolveInto } from './convolve.ts';
import { diceSums } from './dice-sums.ts';
import { countSteps, countValues } from './most-outcomes.ts';

/** Tolerance for sums of probabilities. */
const ROUNDING = 1e-12;

/** One value and its probability. */
export type Weighted = readonly [value: number, probability: number];

/**
 * A distribution over integers, dense from `start`. Immutable: treat `probabilities` as read-only. Sums of
 * probabilities are 1 within rounding; certain is exactly 1 and impossible exactly 0.
 */
export class Distribution {
  /** The value of `probabilities[0]`. */
  readonly start: number;
  readonly probabilities: Float64Array;

  /** @param probabilities of `start`, `start + 1`, …; zeros at either end are trimmed */
  constructor(start: number, probabilities: Float64Array) {
    let first = 0;
    let end = probabilities.length;
    while (first < end && probabilities[first] === 0) {
      first++;
    }
    while (end > first && probabilities[end - 1] === 0) {
      end--;
    }
    if (first === end) {
      throw new UsageError('probabilities', 'nothing above 0', 'at least one possible value');
    }
    this.start = start + first;
    this.probabilities =
      first === 0 && end === probabilities.length
        ? probabilities
        : probabilities.subarray(first, end);
  }

  /** The distribution of a certain value. */
  static certain(value: number): Distribution {
    return new Distribution(value, Float64Array.of(1));
  }

  /** From values in any order; equal values add up. Throws a UsageError if no weight is above 0. */
  static of(pairs: Iterable<Weighted>): Distribution {
    const list = [...pairs].filter(([, probability]) => probability !== 0);
    const values = list.map(([value]) => value);
    if (values.some(value => !Number.isInteger(value))) {
      throw new UsageError(
        'value',
        values.find(value => !Number.isInteger(value)),
        'an integer',
      );
    }
    const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const dense = new Float64Array(list.length === 0 ? 0 : countValues(most - least + 1));
    for (const [value, probability] of list) {
      dense[value - least]! += probability;
    }
    return new Distribution(list.length === 0 ? 0 : least, dense);
  }

  /**
   * The sum of `count` dice of `sides` sides; certainly 0 if either is 0. Throws a UsageError beyond a
   * million sums.
   */
  static dice(count: number, sides: number): Distribution {
    if (count < 1 || sides < 1) {
      return Distribution.certain(0);
    }
    countSteps(count * countValues(count * (sides - 1) + 1));
    return new Distribution(count, diceSums(count, sides));
  }

  /** One of several distributions, chosen by weight; weights need not add up to 1. */
  static mixture(parts: Iterable<readonly [weight: number, part: Distribution]>): Distribution {
    const list = [...parts].filter(([weight]) => weight > 0);
    const whole = list.reduce((sum, [weight]) => sum + weight, 0);
    const least = list.reduce((a, [, part]) => Math.min(a, part.min), Number.POSITIVE_INFINITY);
    const most = list.reduce((a, [, part]) => Math.max(a, part.max), Number.NEGATIVE_INFINITY);
    const dense = new Float64Array(list.length === 0 ? 0 : countValues(most - least + 1));
    for (const [weight, part] of list) {
      const share = weight / whole;
      const shift = part.start - least;
      for (let index = 0; index < part.probabilities.length; index++) {
        dense[index + shift]! += share * part.probabilities[index]!;
      }
    }
    return new Distribution(list.length === 0 ? 0 : least, dense);
  }

  /** The smallest possible value. */
  get min(): number {
    return this.start;
  }

  /** The largest possible value. */
  get max(): number {
    return this.start + this.probabilities.length - 1;
  }

  /** The probability of exactly this value. */
  probability(value: number): number {
    return this.probabilities[value - this.start] ?? 0;
  }

  /** The probability of this value or more; exactly 1 or 0 if certain or impossible. */
  atLeast(value: number): number {
    if (value <= this.min) {
      return 1;
    }
    return this.#between(value, this.max);
  }

  /** The probability of this value or less; exactly 1 or 0 if certain or impossible. */
  atMost(value: number): number {
    if (value >= this.max) {
      return 1;
    }
    return this.#between(this.min, value);
  }

  #between(least: number, most: number): number {
    let sum = 0;
    for (let index = Math.ceil(least) - this.start; index <= most - this.start; index++) {
      sum += this.probabilities[index] ?? 0;
    }
    return Math.min(1, sum);
  }

  get mean(): number {
    let sum = 0;
    for (let index = 0; index < this.probabilities.length; index++) {
      sum += index * this.probabilities[index]!;
    }
    return this.start + sum;
  }

  get variance(): number {
    const centre = this.mean - this.start;
    let sum = 0;
    for (let index = 0; index < this.probabilities.length; index++) {
      sum += (index - centre) ** 2 * this.probabilities[index]!;
    }
    return sum;
  }

  get standardDeviation(): number {
    return Math.sqrt(this.variance);
  }

  /** The smallest value v with P(≤ v) ≥ share, within rounding. @param share 0…1 */
  quantile(share: number): number {
    let sum = 0;
    for (let index = 0; index < this.probabilities.length; index++) {
      sum += this.probabilities[index]!;
      if (sum >= share - ROUNDING) {
        return this.start + index;
      }
    }
    return this.max;
  }

  /** The sum of this and an independent distribution. */
  plus(other: Distribution): Distribution {
    const size = this.probabilities.length + other.probabilities.length - 1;
    countSteps(this.probabilities.length * other.probabilities.length);
    const sums = new Float64Array(countValues(size));
    convolveInto(sums, this.probabilities, other.probabilities);
    return new Distribution(this.start + other.start, sums);
  }

  /** The distribution of a function of the value. @param change integer to integer */
  map(change: (value: number) => number): Distribution {
    const pairs: Weighted[] = [];
    for (let index = 0; index < this.probabilities.length; index++) {
      pairs.push([change(this.start + index), this.probabilities[index]!]);
    }
    return Distribution.of(pairs);
  }

  /** Every possible value with its probability, ascending. */
  *[Symbol.iterator](): Generator<Weighted> {
    for (let index = 0; index < this.probabilities.length; index++) {
      const probability = this.probabilities[index]!;
      if (probability !== 0) {
        yield [this.start + index, probability];
      }
    }
  }
}
