// One draw that mattered: what was expected of it, as far as the hero knew, and what came.

import { Distribution } from '../../chance/index.ts';

/**
 * What is counted: the hero's blows, shots and throws, the damage of his spells, his casts, and whether his spells,
 * wands and tools took effect; the blows and shots that he took, the harm by spells and traps, and his saving throws;
 * books that he studied, charges that things gained, empty wands, missiles that didn't break, and how long his magic
 * was cancelled.
 */
export const LUCK_KINDS = [
  'blows',
  'shots',
  'spells',
  'casts',
  'effects',
  'taken',
  'harm',
  'saves',
  'studies',
  'charging',
  'wresting',
  'missiles-kept',
  'cancelled',
  'criticals',
] as const;

/** One of them. */
export type LuckKind = (typeof LUCK_KINDS)[number];

/** A draw, or the draws of one kind and one other creature in one command. */
export interface LuckEntry {
  readonly kind: LuckKind;
  /** Number of the command in which it happened, from 1. */
  readonly sequence: number;
  readonly turn: number;
  /** The other creature, the spell or the thing. */
  readonly name: string;
  /** Points of damage, charges or turns; of a trial 1 for success. */
  readonly came: number;
  readonly expected: number;
  readonly variance: number;
  /** Probability of what came or more, and of what came or less, 0…1. */
  readonly orMore: number;
  readonly orLess: number;
  /**
   * The places of the draws among all that they could have come to, from −½ to ½ each and 0 on average, added up; and
   * the variance of that sum. Draws of all kinds can be added by their places, and one great blow counts once.
   */
  readonly place: number;
  readonly placeVariance: number;
}

/** What an entry is about. */
export type EntryHead = Pick<LuckEntry, 'kind' | 'sequence' | 'turn' | 'name'>;

/** The entry of an amount that was drawn from a distribution. */
export function entryOf(what: EntryHead, came: number, odds: Distribution): LuckEntry {
  return entryOfDraws(what, [{ came, odds }]);
}

/** One draw with its distribution. */
export interface Drawn {
  readonly came: number;
  readonly odds: Distribution;
}

/** The entry of several draws, of which each is independent of those before it. @param draws one or more */
export function entryOfDraws(what: EntryHead, draws: readonly Drawn[]): LuckEntry {
  const came = draws.reduce((sum, one) => sum + one.came, 0);
  const odds = draws.map(one => one.odds).reduce((sum, one) => sum.plus(one));
  const total = (of: (drawn: Drawn) => number) => draws.reduce((sum, one) => sum + of(one), 0);
  return {
    ...what,
    came,
    expected: total(one => one.odds.mean),
    variance: total(one => one.odds.variance),
    orMore: Math.min(1, odds.atLeast(came)),
    orLess: Math.min(1, odds.atMost(came)),
    place: total(placeOf),
    placeVariance: total(one => placeVarianceOf(one.odds)),
  };
}

/** Where what came stands among all that could: the probability of less and half of that of the same, less a half. */
function placeOf({ came, odds }: Drawn): number {
  return odds.atMost(came) - odds.probability(came) / 2 - 1 / 2;
}

/** The variance of the places of a distribution: (1 − Σp³) / 12. */
function placeVarianceOf(odds: Distribution): number {
  let cubes = 0;
  for (const [, probability] of odds) {
    cubes += probability ** 3;
  }
  return Math.max(0, 1 - cubes) / 12;
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

/** Kinds of which less is good for the hero. */
const BAD: ReadonlySet<LuckKind> = new Set(['taken', 'harm', 'cancelled']);

/** Whether more of it is good for the hero. */
export function isGood(kind: LuckKind): boolean {
  return !BAD.has(kind);
}

/** Kinds that are told, and are part of others already: a critical hit counts by its damage. */
const PARTS: ReadonlySet<LuckKind> = new Set(['criticals']);

/** Whether it counts towards the luck of the game. */
export function isCounted(kind: LuckKind): boolean {
  return !PARTS.has(kind);
}

/** Probability that it would come as well for the hero or better, and as badly or worse. */
export function fortuneOf(entry: LuckEntry): { readonly good: number; readonly bad: number } {
  const { orMore, orLess, kind } = entry;
  return isGood(kind) ? { good: orMore, bad: orLess } : { good: orLess, bad: orMore };
}
