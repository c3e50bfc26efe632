// How unusual the luck of a game was: sums by kind, and the luckiest and unluckiest moments.

import { fortuneOf, isGood, LUCK_KINDS, type LuckEntry, type LuckKind } from './luck-entry.ts';

/** Moments that are named on each side. */
const NAMED = 5;

/** Probability above which a moment isn't worth naming. */
const ORDINARY = 0.5;

/** The luck of one kind of draws. */
export interface LuckSum {
  readonly kind: LuckKind;
  /** Number of attacks or casts. */
  readonly count: number;
  readonly came: number;
  readonly expected: number;
  /** Standard deviations above what was expected; 0 where nothing was left to luck. */
  readonly z: number;
  /** Part of all such games with worse luck for the hero, 0…1, as a normal distribution has it. */
  readonly percentile: number;
}

/** A moment that stood out. */
export interface LuckMoment extends LuckEntry {
  /** Probability that it came so well, or so badly. */
  readonly chance: number;
}

/** The luck of a game. Plain JSON. */
export interface LuckLedger {
  /** Kinds with at least one entry. */
  readonly sums: readonly LuckSum[];
  /** All kinds together, each with its share of the spread; 0.5 without entries. */
  readonly percentile: number;
  readonly luckiest: readonly LuckMoment[];
  readonly unluckiest: readonly LuckMoment[];
}

/** Sums up. */
export function sumLuck(entries: readonly LuckEntry[]): LuckLedger {
  const sums = sumsOf(entries);
  return {
    sums,
    percentile: sharedPercentile(sums),
    luckiest: moments(entries, 'good'),
    unluckiest: moments(entries, 'bad'),
  };
}

/** The part of all such games with worse luck, 0…1; 0.5 without entries. */
export function percentileOf(entries: readonly LuckEntry[]): number {
  return sharedPercentile(sumsOf(entries));
}

function sumsOf(entries: readonly LuckEntry[]): LuckSum[] {
  return LUCK_KINDS.flatMap(kind => {
    const own = entries.filter(entry => entry.kind === kind);
    return own.length === 0 ? [] : [sumOf(kind, own)];
  });
}

/** All kinds together, each with its share of the spread. */
function sharedPercentile(sums: readonly LuckSum[]): number {
  const uncertain = sums.filter(({ z }) => z !== 0);
  const fortune = uncertain.reduce((sum, { kind, z }) => sum + (isGood(kind) ? z : -z), 0);
  return normalShare(fortune / Math.sqrt(Math.max(1, uncertain.length)));
}

function sumOf(kind: LuckKind, entries: readonly LuckEntry[]): LuckSum {
  const total = (field: 'came' | 'expected' | 'variance') =>
    entries.reduce((sum, entry) => sum + entry[field], 0);
  const [came, mean, variance] = [total('came'), total('expected'), total('variance')];
  const z = variance > 0 ? (came - mean) / Math.sqrt(variance) : 0;
  const percentile = normalShare(isGood(kind) ? z : -z);
  return { kind, count: entries.length, came, expected: mean, z, percentile };
}

function moments(entries: readonly LuckEntry[], side: 'good' | 'bad'): LuckMoment[] {
  return entries
    .map(entry => ({ ...entry, chance: fortuneOf(entry)[side] }))
    .filter(({ chance }) => chance < ORDINARY)
    .sort((one, other) => one.chance - other.chance || one.sequence - other.sequence)
    .slice(0, NAMED);
}

/** Coefficients of the approximation 7.1.26 in Abramowitz and Stegun; its error is below 0.0000002. */
const TAIL = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] as const;
const STEP = 0.3275911;

/** The part of a normal distribution below z standard deviations. */
function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + STEP * x);
  const series = TAIL.reduceRight((sum, coefficient) => (sum + coefficient) * t, 0);
  const half = (1 - series * Math.exp(-x * x)) / 2;
  return z < 0 ? 0.5 - half : 0.5 + half;
}
