// How far played fights are from what was asked: a z-score for each pair, and for all of them together the
// test of Kolmogorov and Smirnov against the normal distribution.

import type { TurnsToKill } from '@roguewright/engine/odds';

/** The z-score of a played mean. @param played how many attacks each fight took */
export function zScore(asked: TurnsToKill, played: readonly number[]): number {
  const { mean, alive } = asked;
  // E(N²) = Σ (2n + 1) P(N > n).
  const square = alive.reduce((sum, share, attacks) => sum + (2 * attacks + 1) * share, 0);
  const deviation = Math.sqrt(Math.max(0, square - mean * mean));
  const found = played.reduce((sum, attacks) => sum + attacks, 0) / played.length;
  const difference = found - mean;
  if (deviation < 1e-9) {
    return Math.abs(difference) < 1e-9 ? 0 : Number.POSITIVE_INFINITY;
  }
  return difference / (deviation / Math.sqrt(played.length));
}

/** The greatest distance between the shares of the scores and the normal distribution. */
export function kolmogorovSmirnov(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other);
  return Math.max(
    ...sorted.map((score, place) => {
      const expected = normalShare(score);
      const [before, after] = [place / sorted.length, (place + 1) / sorted.length];
      return Math.max(expected - before, after - expected);
    }),
  );
}

/**
 * The distance that `count` scores exceed in 1 of 1000 samples. Source: M. A. Stephens, EDF
 * statistics for goodness of fit (1974), with K(0.001) = 1.9495.
 */
export function greatestDistance(count: number): number {
  const root = Math.sqrt(count);
  return 1.9495 / (root + 0.12 + 0.11 / root);
}

/** The share of the standard normal distribution below a value; Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function normalShare(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0);
  const tail = (series * Math.exp(-x * x)) / 2;
  return value > 0 ? 1 - tail : tail;
}
