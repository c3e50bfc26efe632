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

/** The rows as a table in Markdown. */
export function markdownOf(rows: readonly Row[]): string {
  return [
    '| goal | what | ratio (from–to) | must | stretch | ours | theirs |',
    '| --- | --- | --: | --: | --: | --: | --: |',
    ...rows.map(markdownLine),
  ].join('\n');
}

function markdownLine({ goal = '', what, measured, lacking, must, stretch }: Row): string {
  const figure = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
  const cells =
    measured === undefined
      ? [lacking ?? 'no C compiler', figure(must), figure(stretch), '', '']
      : [
          `${spreadOf(measured) > WIDEST_SPREAD ? '≈ ' : ''}**${figure(measured.median)}** (${figure(measured.smallest)}–${figure(measured.largest)})`,
          `${figure(must)}${must !== undefined && measured.median < must ? ' not met' : ''}`,
          figure(stretch),
          rateText(measured.ours),
          rateText(measured.theirs),
        ];
  return `| ${[goal, what.replaceAll('|', '\\|'), ...cells].join(' | ')} |`;
}

/** Units per second, short. */
function rateText(rate: number): string {
  if (rate >= 1e6) {
    return `${(rate / 1e6).toFixed(1)} M/s`;
  }
  return rate >= 1e3 ? `${(rate / 1e3).toFixed(1)} k/s` : `${rate.toFixed(1)} /s`;
}

/** What a row says that lacks the tree of its peer. @param ours rates, of which the median counts */
export function referenceTo(ours: readonly number[], published: number): string {
  const middle = ours.toSorted((one, other) => one - other)[ours.length >> 1]!;
  const ratio = (middle / published).toFixed(2);
  return `no tree; ${ratio} of the published ${rateText(published)}, a reference from another run`;
}
