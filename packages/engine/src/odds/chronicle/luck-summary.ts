// How unusual the luck of a game was: sums by kind, and the luckiest and unluckiest moments.

import {
  fortuneOf,
  isCounted,
  isGood,
  LUCK_KINDS,
  type LuckEntry,
  type LuckKind,
} from './luck-entry.ts';

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
  /** Standard deviations of all draws together above the usual, good luck positive; 0 without entries. */
  readonly z: number;
  /** The part of all such games with worse luck, 0…1; 0.5 without entries. */
  readonly percentile: number;
  readonly luckiest: readonly LuckMoment[];
  readonly unluckiest: readonly LuckMoment[];
}

/** Sums up. */
export function sumLuck(entries: readonly LuckEntry[]): LuckLedger {
  const z = luckZ(entries);
  return {
    sums: sumsOf(entries),
    z,
    percentile: normalShare(z),
    luckiest: moments(entries, 'good'),
    unluckiest: moments(entries, 'bad'),
  };
}

/** Luck that is added up draw by draw. */
export class LuckCount {
  #place = 0;
  #variance = 0;

  /** Counts an entry. */
  add({ kind, place, placeVariance }: LuckEntry): void {
    if (isCounted(kind)) {
      this.#place += isGood(kind) ? place : -place;
      this.#variance += placeVariance;
    }
  }

  /** Standard deviations above the usual, good luck positive; 0 where nothing was left to luck. */
  get z(): number {
    return this.#variance > 0 ? this.#place / Math.sqrt(this.#variance) : 0;
  }

  /** The part of games with worse luck. */
  get percentile(): number {
    return normalShare(this.z);
  }
}

/**
 * The luck of all entries in standard deviations. Each draw counts by its place among all that it could have come to,
 * so points of damage and successes of casts can be added, and the sum is nearly normal after ten draws or so.
 */
function luckZ(entries: readonly LuckEntry[]): number {
  const count = new LuckCount();
  for (const entry of entries) {
    count.add(entry);
  }
  return count.z;
}

function sumsOf(entries: readonly LuckEntry[]): LuckSum[] {
  return LUCK_KINDS.flatMap(kind => {
    const own = entries.filter(entry => entry.kind === kind);
    return own.length === 0 ? [] : [sumOf(kind, own)];
  });
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
    .filter(({ kind }) => isCounted(kind))
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
