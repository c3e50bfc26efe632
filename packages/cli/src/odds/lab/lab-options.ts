// The options that ask a question more than once: sweeps, comparisons, goals, what would help.

import type { Command } from 'commander';

/** The options as commander gives them. */
export interface LabOptions {
  readonly sweep?: readonly string[];
  readonly compare?: readonly string[];
  readonly solve?: string;
  readonly by?: string;
  readonly helpMe?: true;
  readonly figure?: string;
  readonly exactly?: string;
  readonly atLeast?: string;
  readonly atMost?: string;
  readonly csv?: true;
  readonly link?: true;
  readonly json?: true;
}

/** Options that say how the answer is shown, so that they are no inputs of the question. */
export const NO_INPUTS: ReadonlySet<string> = new Set([
  ...['sweep', 'compare', 'solve', 'by', 'helpMe', 'figure', 'csv', 'link', 'json', 'why', 'plain'],
]);

const HELP = `
The same question more than once. INPUT is an option without its dashes; an option without
a value is yes or no:
  --sweep level=1..30                      a table with a row for each level
  --sweep level=1..30 int=10..18           a heat map of one figure (--figure)
  --compare house nethack-3.4.3            two rulesets, and the difference
  --compare "int=16" "int=18 robe=yes"     two groups of settings
  --solve "fail<5%" --by int               the values at which a figure meets a goal`;

/** The command with the options. */
export function withLab(command: Command): Command {
  return command
    .option('--sweep <AXIS...>', 'ask at each value of one or two inputs, such as level=1..30')
    .option(
      '--compare <SIDE...>',
      'ask twice, for two rulesets or groups of settings, and subtract',
    )
    .option('--solve <GOAL>', 'the values at which a figure meets a goal, such as "fail<5%"')
    .option('--by <INPUT>', 'the input of --solve, such as int or int=3..18')
    .option('--help-me', 'move each input by one step, and sort by the effect')
    .option('--figure <NAME>', 'the figure of a heat map or of --help-me')
    .option('--exactly <N>', 'the chance of exactly so much damage, charges or points')
    .option('--at-least <N>', 'the chance of so much or more')
    .option('--at-most <N>', 'the chance of so much or less')
    .option('--csv', 'print a sweep as comma-separated values')
    .option('--link', 'print the question as an address, which odds open asks again')
    .addHelpText('after', HELP);
}
