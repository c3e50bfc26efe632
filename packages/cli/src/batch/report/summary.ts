// What an experiment came to, as one JSON document and as text. Both follow from the fold alone, so they are the same
// however many workers there were.

import { percent } from '@roguewright/engine/face';
import { table } from '../../terminal/table.ts';
import { type Experiment, nameOf } from '../experiment/experiment.ts';
import type { Fold } from '../results/fold.ts';
import {
  type Interval,
  intervalOf,
  shareInterval,
  type TestState,
  testOf,
  type Verdict,
} from '../results/stop.ts';
import { type ArmTally, type NumberSummary, summaryOf, type Tally } from '../results/tally.ts';

/** One arm in numbers. */
interface ArmSummary {
  readonly title: string;
  readonly share: Interval;
  readonly numbers: Readonly<Record<string, NumberSummary>>;
}

/** An experiment in numbers. */
export interface Summary {
  readonly experiment: string;
  readonly verdict: Verdict;
  readonly runs: number;
  /** What counts as a success. */
  readonly of: string;
  readonly arms: readonly ArmSummary[];
  /** The share of B less that of A; absent: there is one arm. */
  readonly difference?: Interval;
  /** How the test of A against B stands. */
  readonly test?: TestState;
  readonly tally: Tally;
}

/** The summary of what is folded. */
export function summarize(experiment: Experiment, { tally, verdict }: Fold): Summary {
  const { stop } = experiment;
  return {
    experiment: nameOf(experiment),
    verdict,
    runs: tally.arms[0]!.runs,
    of: stop.kind === 'count' ? 'won' : stop.of,
    arms: tally.arms.map((arm, place) => ({
      title: titleOf(experiment, place),
      share: shareInterval(arm.successes, arm.runs),
      numbers: numbersOf(arm),
    })),
    ...(tally.pairs !== undefined && { difference: intervalOf(tally) }),
    ...(stop.kind === 'sprt' && { test: testOf(stop, tally) }),
    tally,
  };
}

function numbersOf({ numbers }: ArmTally): Record<string, NumberSummary> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, counts]) => {
      const summary = summaryOf(counts);
      return summary === undefined ? [] : [[name, summary]];
    }),
  );
}

/** Who plays what, in a line. */
function titleOf(experiment: Experiment, place: number): string {
  if (experiment.subject === 'fights') {
    const { role, race, level, foes, against, items, ruleset, player } = experiment.arms[place]!;
    const kit = items.length === 0 ? '' : ` with ${items.join(', ')}`;
    return `${race} ${role} ${level}${kit} against ${foes} ${against}, ${ruleset}, player ${player}`;
  }
  const { role, race, ruleset, player } = experiment.arms[place]!;
  const who = [role === 'all' ? 'all roles' : role, race === 'all' ? 'all races' : race];
  return `${who.join(', ')}, ${ruleset}, player ${player}`;
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  'going-on': 'Not finished.',
  enough: 'Finished.',
  undecided: 'Undecided after the most runs that are permitted.',
  'b-is-stronger': 'B is stronger than A.',
  'b-is-not-stronger': 'B is not stronger than A by the ratio that was asked for.',
};

/** Killers and other words that are listed. */
const LISTED = 8;

/** The text of a summary, each line ended by a line break. */
export function summaryText(summary: Summary): string {
  const { verdict, runs, of, arms, difference, test, tally, experiment } = summary;
  const lines = [
    `${VERDICTS[verdict]} ${runs} ${runs === 1 ? 'run' : 'runs'}, experiment ${experiment}.\n`,
    ...arms.map((arm, place) => {
      const name = arms.length === 1 ? '' : `${'AB'[place]!}: `;
      return `\n${name}${arm.title}\n${armText(arm, tally.arms[place]!, of)}`;
    }),
  ];
  if (difference !== undefined) {
    lines.push(
      `\nB less A, share of runs with ${of}: ${signed(difference.value)} ` +
        `(19 times in 20 within ${signed(difference.least)} to ${signed(difference.most)})\n`,
    );
  }
  if (test !== undefined) {
    const [sum, lower, upper] = [test.sum, test.lower, test.upper].map(value => value.toFixed(2));
    lines.push(
      `Test of A against B: log of the likelihood ratio ${sum}; it ends at ${lower} or ${upper}\n`,
    );
  }
  return lines.join('');
}

function armText({ share, numbers }: ArmSummary, tally: ArmTally, of: string): string {
  const { least, most, value } = share;
  const labels = Object.entries(tally.labels).map(([name, counts]) => {
    const list = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
    const shown = list.slice(0, LISTED).map(([word, count]) => `${word} ${count}`);
    const rest = list.length > LISTED ? [`${list.length - LISTED} others`] : [];
    return `  ${name}: ${[...shown, ...rest].join(', ')}\n`;
  });
  return [
    `  ${of}: ${percent(value)} of all runs (19 times in 20 within ${percent(least)} to ${percent(most)})\n`,
    ...labels,
    ...(tally.problems === 0 ? [] : [`  went wrong: ${tally.problems}\n`]),
    table([
      ['  number', 'mean', 'deviation', 'least', 'median', 'most', 'runs'],
      ...Object.entries(numbers).map(([name, each]) => [
        `  ${name}`,
        each.mean.toFixed(2),
        each.deviation.toFixed(2),
        ...[each.least, each.median, each.most, each.count].map(String),
      ]),
    ]),
  ].join('');
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
}
