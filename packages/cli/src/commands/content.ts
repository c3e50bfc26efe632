// roguewright content: says what is wrong with content files, and begins new ones.

import { Command } from 'commander';
import { checkContent } from '../content/check.ts';
import { describeReport } from '../content/describe.ts';
import { newSpell } from '../content/new-spell.ts';
import { ProgressLine } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
DIR is a folder with content below it, or one file: .arc (archetypes), .trs (treasure lists),
.face (faces and animations), artifacts, races, and the collected files archetypes, treasures,
faces and animations. Files come before subfolders, both by name; names that begin with a dot
and folders named dev or trashbin are passed over. What a later DIR defines takes the place of
what an earlier one defines by the same name. Within one DIR of this game's form a name that is
defined twice is an error, unless the archetype says "overrides 1". In a tree of Crossfire's
form (its archetypes have faces, and none has glyph, icon, hue or rule_kind) the later
definition counts, and the other is listed.

Errors lose or garble something, or would end or hang a game: every number and word is checked,
and when all is well every monster, spell and thing is made, shown, used and played for some
turns. Warnings are read, but probably not as they are meant: references to what is in none of
the files, old keys of spells, and spells of a kind that can't be cast. A table then says, for
each kind of thing, which keys the game reads, which it only keeps, and which are unknown. It is
found by playing the content and noting what is asked for. Exit code 1 when there is an error.

Limits: 4 MB a file, 64 MB and 100,000 archetypes a DIR, 64 objects in one another.

Examples:
  roguewright content check packages/content
  roguewright content check --json my-spells/`;

const NEW_HELP = `
Writes spell_NAME.arc and, where such a spell puts something on the map, NAME.arc beside it. What
is written passes "content check" as it is. A file that exists is never overwritten.

Example:
  roguewright content new bolt "ice dart" --dir packages/content/spell/bolt`;

/** The command with its subcommands, printing to a terminal. */
export function contentCommand(terminal: Terminal): Command {
  const check = new Command('check')
    .description('read content files and report what is wrong and what the game reads of them')
    .argument('<DIR...>', 'folders or files')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((paths: string[], options: { json?: true }) => {
      const line = new ProgressLine(terminal);
      const report = checkContent(paths, (what, done, of) =>
        line.show(() => `${done} of ${of} ${what}`),
      );
      // The table of keys is found when it is asked for.
      const text = options.json
        ? `${JSON.stringify(report, undefined, 2)}\n`
        : describeReport(report, terminal);
      line.clear();
      terminal.write(text);
      terminal.exitCode = report.errors.length === 0 ? 0 : 1;
    });
  const create = new Command('new')
    .description('write the files of a new spell, with comments that explain its keys')
    .argument('<SUBTYPE>', 'kind of spell, by number or name: 4 or bolt')
    .argument('<NAME>', 'name of the spell; several words in quotes')
    .option('--dir <DIR>', 'folder to write into; made where it doesn’t exist', '.')
    .addHelpText('after', NEW_HELP)
    .action((subtype: string, name: string, { dir }: { dir: string }) => {
      for (const { path } of newSpell(subtype, name, dir)) {
        terminal.write(`${path}\n`);
      }
    });
  return new Command('content')
    .description('check content files, or begin a new spell')
    .addCommand(check)
    .addCommand(create);
}
