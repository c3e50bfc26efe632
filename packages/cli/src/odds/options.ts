// The options that every question about odds has.

import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import type { Command } from 'commander';

/** The options as commander gives them. */
export interface AskedOptions {
  readonly ruleset: string;
  readonly json?: true;
  /** `all`: with every value of what is summed up otherwise. */
  readonly why?: true | string;
  readonly plain?: true;
}

/** The command with the common options. */
export function asked(command: Command): Command {
  return command
    .option('--ruleset <ID>', 'ruleset or composition, such as combat=attack-spo', DEFAULT_RULESET)
    .option('--why [all]', 'explain every number; all: without summing up')
    .option('--plain', 'plots in plain ASCII')
    .option('--json', 'print one JSON document instead of text');
}
