// roguewright content check: reads archetypes and treasure lists and says what is wrong with them.

import { Command } from 'commander';
import { type ContentReport, checkContent } from '../content/check.ts';
import { paint } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
DIR is a folder with .arc and .trs files below it, or one such file. What a later DIR defines
takes the place of what an earlier one defines by the same name; within one DIR a name that
is defined twice is an error, unless the archetype says "overrides 1".
Errors lose or garble something, or would end or hang a game: every number and word is checked,
and when all is well every monster, spell and thing is made, shown, used and played for some
turns. Warnings are read, but probably not as they are meant: references to what is in none of
the files, and spells of a kind that can't be cast. Exit code 1 when there is an error.

Example:
  roguewright content check packages/content`;

/** The command with its subcommand, printing to a terminal. */
export function contentCommand(terminal: Terminal): Command {
  const check = new Command('check')
    .description('read every .arc and .trs file and report what is wrong')
    .argument('<DIR...>', 'folders or files')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((paths: string[], options: { json?: true }) => {
      const report = checkContent(paths);
      terminal.write(
        options.json ? `${JSON.stringify(report, undefined, 2)}\n` : describe(report, terminal),
      );
      terminal.exitCode = report.errors.length === 0 ? 0 : 1;
    });
  return new Command('content').description('check content files').addCommand(check);
}

function describe(report: ContentReport, terminal: Terminal): string {
  const { files, archetypes, lists, errors, warnings } = report;
  const line = ({ file, line: at, field, expected, got }: ContentReport['errors'][number]) =>
    `${file}:${at}: ${field}: expected ${expected}, got ${got}\n`;
  const parts = [errors.map(line).join('')];
  if (warnings.length > 0) {
    parts.push(paint(terminal, 'muted', 'Warnings:\n'), warnings.map(line).join(''));
  }
  parts.push(
    `${count(files, 'file')}, ${count(archetypes, 'archetype')}, ${count(lists, 'treasure list')}: ` +
      `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}\n`,
  );
  return parts.join('');
}

function count(amount: number, what: string): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`;
}
