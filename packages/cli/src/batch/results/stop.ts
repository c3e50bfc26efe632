// When an experiment has run enough, and what it then says. It is asked after each chunk, in the order of the chunks,
// so that the answer doesn't depend on who did which of them when.

import type { Experiment } from '../experiment/experiment.ts';
import type { Tally } from './tally.ts';

/** A share or a difference of two, with the bounds between which it lies 19 times in 20. */
export interface Interval {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** How Wald's test stands: it ends when `sum` leaves the bounds. */
export interface TestState {
  /** Logarithm of how much likelier the runs are if B is stronger. */
  readonly sum: number;
  readonly lower: number;
  readonly upper: number;
}

/** What an experiment says so far. */
export type Verdict = 'going-on' | 'enough' | 'b-is-stronger' | 'b-is-not-stronger' | 'undecided';

/** Standard deviations of an interval of 95 %. */
const DEVIATIONS = 1.959964;

/** Whether the rule says stop. */
export function verdictOf({ stop }: Experiment, tally: Tally): Verdict {
  const { runs } = tally.arms[0]!;
  switch (stop.kind) {
    case 'count':
      return runs >= stop.runs ? 'enough' : 'going-on';
    case 'interval': {
      const { least, most } = intervalOf(tally);
      return most - least <= stop.width ? 'enough' : runs >= stop.most ? 'undecided' : 'going-on';
    }
    case 'sprt': {
      const { sum, lower, upper } = testOf(stop, tally);
      if (sum >= upper) {
        return 'b-is-stronger';
      }
      return sum <= lower ? 'b-is-not-stronger' : runs >= stop.most ? 'undecided' : 'going-on';
    }
  }
}

/** The share of successes of the first arm; of two arms, that of B less that of A. */
export function intervalOf({ arms, pairs }: Tally): Interval {
  const [{ successes, runs }] = arms as [Tally['arms'][number]];
  return pairs === undefined
    ? shareInterval(successes, runs)
    : differenceInterval(pairs.onlyA, pairs.onlyB, runs);
}

/** Wilson's interval of a share. @param runs 0: nothing is known */
export function shareInterval(successes: number, runs: number): Interval {
  if (runs === 0) {
    return { value: 0, least: 0, most: 1 };
  }
  const value = successes / runs;
  const square = DEVIATIONS ** 2 / runs;
  const middle = (value + square / 2) / (1 + square);
  const half =
    (DEVIATIONS / (1 + square)) * Math.sqrt((value * (1 - value)) / runs + square / (4 * runs));
  return { value, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

/**
 * The difference of two shares in paired runs. One pair is added on either side, so that few runs aren't taken for
 * certainty. Source: A. Agresti and Y. Min, simple improved confidence intervals for comparing matched proportions (2005).
 */
function differenceInterval(onlyA: number, onlyB: number, runs: number): Interval {
  const value = runs === 0 ? 0 : (onlyB - onlyA) / runs;
  const [a, b, all] = [onlyA + 0.5, onlyB + 0.5, runs + 2];
  const middle = (b - a) / all;
  const half = (DEVIATIONS / all) * Math.sqrt(a + b - (b - a) ** 2 / all);
  return { value, least: Math.max(-1, middle - half), most: Math.min(1, middle + half) };
}

/**
 * Wald's sequential test of two shares: of the runs that only one arm wins, B wins half, or `ratio` for each of A's.
 * Source: A. Wald, Sequential Analysis (1947), chapter 6.
 */
export function testOf(
  stop: Extract<Experiment['stop'], { kind: 'sprt' }>,
  { pairs = { onlyA: 0, onlyB: 0 } }: Tally,
): TestState {
  const { ratio, alpha, beta } = stop;
  const stronger = ratio / (1 + ratio);
  return {
    sum: pairs.onlyB * Math.log(2 * stronger) + pairs.onlyA * Math.log(2 * (1 - stronger)),
    lower: Math.log(beta / (1 - alpha)),
    upper: Math.log((1 - beta) / alpha),
  };
}
