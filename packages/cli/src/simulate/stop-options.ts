// The options that say when an experiment is enough.

import { UsageError } from '@roguewright/engine/errors';
import type { Command } from 'commander';
import type { StopRule } from '../batch/experiment/experiment.ts';
import { MOST_RUNS } from '../batch/experiment/experiment.ts';
import { OptionError } from '../failures.ts';
import { integerOption } from '../options.ts';

/** As commander gives them. */
export interface StopOptions {
  readonly runs?: string;
  readonly of?: string;
  readonly width?: string;
  readonly ratio?: string;
  readonly alpha?: string;
  readonly beta?: string;
}

/** Runs where nothing else is said, and the most where a rule may end it earlier. */
const USUAL_RUNS = '1000';
const USUAL_MOST = '1000000';

/** The command with these options. */
export function withStopOptions(command: Command): Command {
  return command
    .option(
      '--runs <N>',
      `runs, or the most with --width or --ratio, 1 to ${MOST_RUNS} (default: 1000, with them 1000000)`,
    )
    .option('--of <WHAT>', 'what counts as a success: won, or a bound such as moves<=20')
    .option(
      '--width <POINTS>',
      'until the 95 % interval of the successes is at most that many percentage points wide',
    )
    .option(
      '--ratio <R>',
      'until it is decided whether B wins R times as often as A, of the runs that one of both wins',
    )
    .option('--alpha <P>', 'with --ratio: chance to call B stronger where both are equal (0.05)')
    .option('--beta <P>', 'with --ratio: chance to miss that B is stronger by R (0.05)');
}

/** Reads them. @throws UsageError for a number out of range; OptionError for options that don't fit */
export function readStop({ runs, of, width, ratio, alpha, beta }: StopOptions): StopRule {
  if (width !== undefined && ratio !== undefined) {
    throw new OptionError('--width', "can't be combined with --ratio");
  }
  for (const [name, given] of Object.entries({ alpha, beta })) {
    if (given !== undefined && ratio === undefined) {
      throw new OptionError(`--${name}`, 'needs --ratio');
    }
  }
  if (width === undefined && ratio === undefined) {
    if (of !== undefined) {
      throw new OptionError('--of', 'needs --width or --ratio');
    }
    return { kind: 'count', runs: integerOption('--runs', runs ?? USUAL_RUNS, 1, MOST_RUNS) };
  }
  const most = integerOption('--runs', runs ?? USUAL_MOST, 1, MOST_RUNS);
  if (width !== undefined) {
    const points = numberOption('--width', width, 'above 0 and below 100', 0, 100);
    return { kind: 'interval', of: of ?? 'won', width: points / 100, most };
  }
  const error = (name: string, given: string | undefined) =>
    numberOption(name, given ?? '0.05', 'above 0 and below 0.5', 0, 0.5);
  return {
    ...{ kind: 'sprt', of: of ?? 'won', most },
    ratio: numberOption('--ratio', ratio!, 'above 1 and below 100', 1, 100),
    alpha: error('--alpha', alpha),
    beta: error('--beta', beta),
  };
}

function numberOption(
  field: string,
  given: string,
  range: string,
  above: number,
  below: number,
): number {
  const value = Number(given);
  if (given.trim() === '' || !(value > above && value < below)) {
    throw new UsageError(field, given, `a number ${range}`);
  }
  return value;
}
