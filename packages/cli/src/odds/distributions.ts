// Distributions in a line, as a plot, and as JSON.

import type { Distribution } from '@roguewright/engine/chance';
import { type TurnsToKill, turnsQuantile } from '@roguewright/engine/odds';
import { decimal } from '../terminal/numbers.ts';
import { plot } from '../terminal/plot.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Mean, standard deviation, range and quantiles in a line. */
export function spreadText(distribution: Distribution): string {
  const { mean, standardDeviation, min, max } = distribution;
  if (min === max) {
    return `always ${min}`;
  }
  const low = distribution.quantile(0.25);
  const high = distribution.quantile(0.75);
  const middle = `middle half ${low} to ${high}`;
  const tails = `5 % quantile ${distribution.quantile(0.05)}, 95 % ${distribution.quantile(0.95)}`;
  return (
    `mean ${decimal(mean)}, deviation ${decimal(standardDeviation)}, ${min} to ${max}; ` +
    `${middle}; ${tails}`
  );
}

/** Mean and quantiles of the number of attacks. */
export function turnsText(turns: TurnsToKill): string {
  if (!Number.isFinite(turns.mean)) {
    return 'never';
  }
  const median = turnsQuantile(turns, 0.5);
  const most = turnsQuantile(turns, 0.95);
  const last = turns.alive.length - 1;
  if (median === undefined) {
    return `mean ${decimal(turns.mean)}; more than half take over ${last}`;
  }
  const tail = most === undefined ? `more than 5 % take over ${last}` : `95 % by ${most}`;
  return `mean ${decimal(turns.mean)}; half by ${median}, ${tail}`;
}

/** The share of the probability that the plot of turns shows by turn; the rest is `later`. */
const SHOWN = 0.999;

/** How many attacks or attempts it takes, as a plot. */
export function turnsPlot(terminal: Terminal, turns: TurnsToKill, unit: string): string {
  const end = turnsQuantile(turns, SHOWN) ?? turns.probabilities.length;
  const values = [...turns.probabilities.subarray(0, end)].map(
    (probability, index) => [index + 1, probability] as const,
  );
  return plot(terminal, {
    title: `${unit} until it is dead`,
    values,
    mean: turns.mean,
    beyond: { says: 'later', probability: turns.alive[end] ?? 0 },
  });
}

/** A distribution with the numbers that people ask for. */
export function distributionJson(distribution: Distribution) {
  const { mean, standardDeviation } = distribution;
  const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95].map(share => [
    share,
    distribution.quantile(share),
  ]);
  return { mean, standardDeviation, quantiles, probabilities: [...distribution] };
}
