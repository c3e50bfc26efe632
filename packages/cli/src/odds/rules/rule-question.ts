// Questions to a single rule: their options, and an answer of a few lines.

import type { WeightedNote } from '@roguewright/engine/chance';
import { originsOf, rulesetLine } from '@roguewright/engine/face';
import {
  createRulesets,
  parseRulesetName,
  type Ruleset,
  type SlotName,
} from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { paint } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explanationText, reasons } from '../explain.ts';
import { type AskedOptions, asked } from '../options.ts';

/** The answer to such a question. */
interface RuleAnswer {
  /** What was asked about, in words. */
  readonly title: string;
  /** Lines with a name and a value. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** The same as data. */
  readonly json: object;
  /** Facts that mattered; absent: the rule notes none. */
  readonly notes?: readonly WeightedNote[];
}

/** One question: a row of the registry. */
export interface RuleQuestion {
  /** The word on the command line. */
  readonly name: string;
  readonly about: string;
  /** Flags, a description, and a default; absent: none. */
  readonly options: readonly (readonly [flags: string, about: string, usual?: string])[];
  /** The slots whose rules answer. */
  readonly slots: readonly SlotName[];
  readonly examples: readonly string[];
  /** Throws a UsageError that names option, value and range. */
  readonly answer: (ruleset: Ruleset, options: Readonly<Record<string, string>>) => RuleAnswer;
}

/** The command of a question, printing to a terminal. */
export function ruleQuestionCommand(terminal: Terminal, question: RuleQuestion): Command {
  const { name, about, options, slots, examples, answer } = question;
  const command = new Command(name).description(about);
  for (const [flags, says, usual] of options) {
    command.option(flags, says, usual);
  }
  const shown = examples.map(example => `  roguewright odds ${name} ${example}`.trimEnd());
  return asked(command)
    .addHelpText('after', `\nExamples:\n${shown.join('\n')}`)
    .action((given: AskedOptions & Readonly<Record<string, string>>) => {
      const ruleset = createRulesets().resolve(parseRulesetName(given.ruleset));
      const { title, lines, json, notes = [] } = answer(ruleset, given);
      const why = reasons(given, notes);
      if (given.json) {
        const document = { question: name, title, rulesets: originsOf(ruleset, slots), ...json };
        terminal.write(`${JSON.stringify({ ...document, why }, undefined, 2)}\n`);
        return;
      }
      terminal.write(paint(terminal, 'accent', wrap(title, Math.min(terminal.columns, 100))));
      terminal.write(`${rulesetLine(ruleset, slots)}\n\n`);
      terminal.write(table(lines.map(line => [...line])));
      terminal.write(why === undefined ? '' : explanationText(terminal, why));
    });
}
