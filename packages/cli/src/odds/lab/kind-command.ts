// The command of a kind of question that has no report of its own: its fields as options, its figures as lines.

import {
  answerInputs,
  fieldsOf,
  type LabAnswer,
  type LabKindName,
  originsOf,
  shownValue,
} from '@roguewright/engine/face';
import { parseRulesetName, type SlotName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { paint } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { titledTable } from '../../terminal/titled-table.ts';
import { explanationText, reasons } from '../explain.ts';
import { type AskedOptions, asked } from '../options.ts';
import { inputsOf } from './command-inputs.ts';
import { withFields, worldOf } from './field-options.ts';
import { lab } from './lab.ts';
import { withLab } from './lab-options.ts';

/** One kind: a row of the registry. */
export interface KindCommand {
  readonly kind: LabKindName;
  readonly about: string;
  /** The slots whose rules answer. */
  readonly slots: readonly SlotName[];
  readonly examples: readonly string[];
}

/** The fields that every kind has, which come by other options. */
const SHARED: ReadonlySet<string> = new Set([
  ...['ruleset', 'content', 'exactly', 'at-least', 'at-most'],
]);

/** The command, printing to a terminal. */
export function kindCommand(
  terminal: Terminal,
  { kind, about, slots, examples }: KindCommand,
): Command {
  const fields = fieldsOf(kind).filter(({ name }) => !SHARED.has(name));
  const shown = examples.map(example => `  roguewright odds ${kind} ${example}`.trimEnd());
  return withLab(asked(withFields(new Command(kind).description(about), fields)))
    .addHelpText('after', `\nExamples:\n${shown.join('\n')}`)
    .action(
      lab<AskedOptions>(terminal, kind, (options, self) => {
        const world = worldOf(self);
        const answer = answerInputs(world, kind, inputsOf(self));
        const why = reasons(options, answer.notes);
        if (options.json) {
          const ruleset = world.rulesets.resolve(parseRulesetName(options.ruleset));
          const head = { question: kind, title: answer.title, rulesets: originsOf(ruleset, slots) };
          const document = { ...head, ...jsonOf(answer), why };
          terminal.write(`${JSON.stringify(document, undefined, 2)}\n`);
          return;
        }
        const drawn = options.plain ? { ...terminal, unicode: false } : terminal;
        terminal.write(textOf(drawn, answer));
        terminal.write(why === undefined ? '' : explanationText(drawn, why));
      }),
    );
}

function jsonOf({ figures, details, json }: LabAnswer): object {
  return { ...json, figures, ...(details && { details }) };
}

function textOf(terminal: Terminal, answer: LabAnswer): string {
  const columns = Math.min(terminal.columns, 100);
  const head = `${paint(terminal, 'accent', wrap(answer.title, columns))}${answer.rules}\n\n`;
  const { figures, details = [], facts = [], remarks, map, table: told = [] } = answer;
  const numbers = [...figures, ...details].map(({ name, kind, value, of }) => [
    `  ${name}`,
    shownValue(kind, value),
    of,
  ]);
  const named = facts.map(([name, says]) => [`  ${name}`, says]);
  const drawn = map === undefined ? '' : `\n${map.rows.map(row => `  ${row}\n`).join('')}`;
  const more = remarks.map(remark => wrap(remark, columns, '  '));
  const parts = [
    numbers.length === 0 ? '' : table(numbers),
    named.length === 0 ? '' : table(named),
    titledTable(
      terminal,
      told.map(([key = '', ...cells]) => [`  ${key}`, ...cells]),
    ),
    drawn,
    more.length === 0 ? '' : `\n${more.join('')}`,
  ];
  return `${head}${parts.join('')}`;
}
