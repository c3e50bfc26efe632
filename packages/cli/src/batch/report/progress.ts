// Progress of an experiment: a line for a person who watches, a JSON line for a program.

import { type Experiment, nameOf } from '../experiment/experiment.ts';
import type { Progress } from '../perform.ts';
import { intervalOf, testOf } from '../results/stop.ts';

/** `12,000 of 100,000 runs, 34 % won ± 1.2 %, 3 min left` */
export function progressLine(experiment: Experiment, progress: Progress): string {
  const { runs, fold } = progress;
  const left = timeLeft(experiment, progress);
  const { stop } = experiment;
  const parts = [`${runs} of ${stop.kind === 'count' ? '' : 'at most '}${progress.mostRuns} runs`];
  if (stop.kind === 'interval') {
    const { least, most } = intervalOf(fold.tally);
    parts.push(
      `interval ${((most - least) * 100).toFixed(1)} of ${(stop.width * 100).toFixed(1)} points`,
    );
  }
  if (stop.kind === 'sprt') {
    const { sum, lower, upper } = testOf(stop, fold.tally);
    parts.push(`test ${sum.toFixed(2)} in ${lower.toFixed(2)} to ${upper.toFixed(2)}`);
  }
  return [...parts, left === undefined ? 'measuring' : `${duration(left)} left`].join(', ');
}

/** One JSON line. */
export function progressEvent(experiment: Experiment, progress: Progress): string {
  const { runs, mostRuns, fold, workers } = progress;
  const left = timeLeft(experiment, progress);
  return `${JSON.stringify({
    event: 'progress',
    experiment: nameOf(experiment),
    ...{ runs, mostRuns, chunksFolded: fold.folded, workers },
    ...(left !== undefined && { secondsLeft: Math.round(left / 1000) }),
  })}\n`;
}

/**
 * The milliseconds that are left at the present pace, at most: nobody knows when a test of A against B is decided.
 * @returns undefined before the first chunk of this process
 */
function timeLeft(experiment: Experiment, progress: Progress): number | undefined {
  const { fresh, elapsed, runs, fold } = progress;
  if (fresh === 0) {
    return undefined;
  }
  const left = Math.max(0, runsNeeded(experiment, progress, fold.tally) - runs);
  return fold.isOver ? 0 : (left / fresh) * elapsed;
}

/** An interval narrows with the root of the runs. */
function runsNeeded(
  { stop }: Experiment,
  { mostRuns }: Progress,
  tally: Progress['fold']['tally'],
) {
  const { runs } = tally.arms[0]!;
  if (stop.kind !== 'interval' || runs === 0) {
    return mostRuns;
  }
  const { least, most } = intervalOf(tally);
  return Math.min(mostRuns, Math.ceil(runs * ((most - least) / stop.width) ** 2));
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) {
    return `${seconds} s`;
  }
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
