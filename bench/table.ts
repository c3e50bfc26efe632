// The rows of all benchmarks as one table.

import type { Row } from './goal.ts';
import { spreadOf, WIDEST_SPREAD } from './measure.ts';

/** What stands above the rows. */
export const TABLE_HEAD =
  'goal        ratio (from–to)   must stretch  what [ours / theirs, per second]';

/** One line of the table. */
export function lineOf({ goal = '', what, measured, lacking, must, stretch }: Row): string {
  const figure = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
  const wants = [figure(must), figure(stretch)].map(text => text.padStart(6));
  if (measured === undefined) {
    return `${goal.padEnd(4)} ${'—'.padStart(22)} ${wants.join(' ')}  ${what}: ${lacking ?? 'no C compiler'}`;
  }
  const { median, smallest, largest, ours, theirs } = measured;
  const range = `${figure(median)} (${figure(smallest)}–${figure(largest)})`.padStart(22);
  const verdict = must === undefined ? '' : median >= must ? 'met' : 'NOT MET';
  const spread = spreadOf(measured) > WIDEST_SPREAD ? ', spread' : '';
  const rates = `${rateText(ours)} / ${rateText(theirs)}`;
  return `${goal.padEnd(4)} ${range} ${wants.join(' ')}  ${what}: ${verdict}${spread} [${rates}]`;
}

/** Units per second, short. */
function rateText(rate: number): string {
  if (rate >= 1e6) {
    return `${(rate / 1e6).toFixed(1)} M/s`;
  }
  return rate >= 1e3 ? `${(rate / 1e3).toFixed(1)} k/s` : `${rate.toFixed(1)} /s`;
}
