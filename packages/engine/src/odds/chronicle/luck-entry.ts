// One draw that mattered: what was expected of it, as far as the hero knew, and what came.

import { Distribution } from '../../chance/index.ts';

/** What is counted: the hero's blows, his shots and throws, his casts, and blows that he took. */
export const LUCK_KINDS = ['blows', 'shots', 'casts', 'taken'] as const;

/** One of them. */
export type LuckKind = (typeof LUCK_KINDS)[number];

/** A draw, or the draws of one attack. */
export interface LuckEntry {
  readonly kind: LuckKind;
  /** Number of the command in which it happened, from 1. */
  readonly sequence: number;
  readonly turn: number;
  /** The other creature, or the spell. */
  readonly name: string;
  /** Points of damage; of a cast 1 for success. */
  readonly came: number;
  readonly expected: number;
  readonly variance: number;
  /** Probability of what came or more, and of what came or less, 0…1. */
  readonly orMore: number;
  readonly orLess: number;
}

/** The entry of an amount that was drawn from a distribution. */
export function entryOf(
  what: Pick<LuckEntry, 'kind' | 'sequence' | 'turn' | 'name'>,
  came: number,
  odds: Distribution,
): LuckEntry {
  const orMore = Math.min(1, odds.atLeast(came));
  const orLess = Math.min(1, odds.atMost(came));
  return { ...what, came, expected: odds.mean, variance: odds.variance, orMore, orLess };
}

/** Success (1) or failure (0) at a probability. */
export function trialOdds(success: number): Distribution {
  return Distribution.of([
    [0, 1 - success],
    [1, success],
  ]);
}

/** The sum of as many independent draws. @param times 1 or more */
export function repeated(odds: Distribution, times: number): Distribution {
  let sum = odds;
  for (let count = 1; count < times; count++) {
    sum = sum.plus(odds);
  }
  return sum;
}

/** Whether more of it is good for the hero. */
export function isGood(kind: LuckKind): boolean {
  return kind !== 'taken';
}

/** Probability that it would come as well for the hero or better, and as badly or worse. */
export function fortuneOf(entry: LuckEntry): { readonly good: number; readonly bad: number } {
  const { orMore, orLess, kind } = entry;
  return isGood(kind) ? { good: orMore, bad: orLess } : { good: orLess, bad: orMore };
}
