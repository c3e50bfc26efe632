// roguewright odds bars: the bars by which the game is balanced, asked of the rules.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { BARS, heroChoices, type LevelBar, levelBar, wizardBar } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { integerOption, nameOption } from '../options.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
At each level the fighter meets the creatures of that level that fight with blows alone and
move at about a hero's pace. He has the gear that the way there usually brings. He should kill
one in 2 to 5 turns. One should kill him, unhealed, in 5 to 12. A new Wizard should kill three
jackals with the staff, one after the other, in 60 to 90 of 100 cases.

Examples:
  roguewright odds bars
  roguewright odds bars --role samurai --levels 5,10`;

/** The levels of a hero. */
const LEVELS = { least: 1, most: 30 };

interface BarsOptions {
  readonly role: string;
  readonly levels: string;
  readonly ruleset: string;
  readonly json?: true;
}

/** The command, printing to a terminal. */
export function oddsBarsCommand(terminal: Terminal): Command {
  return new Command('bars')
    .description('how long equals fight, by level: what the game is balanced by')
    .option('--role <NAME>', 'the fighter', 'valkyrie')
    .option('--levels <N,…>', 'levels of the fighter, 1 to 30', '1,5,10,20,30')
    .option('--ruleset <ID>', 'ruleset or composition', 'house')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action((options: BarsOptions) => {
      const content = loadContent(readContent());
      const ruleset = createRulesets().resolve(parseRulesetName(options.ruleset));
      const roles = heroChoices(content, ruleset).roles.map(({ id }) => id);
      const role = nameOption('role', options.role, roles);
      const levels = options.levels.split(',').map(text => {
        return integerOption('levels', text, LEVELS.least, LEVELS.most);
      });
      const bars = levels.map(level => levelBar(content, ruleset, role, level));
      const wizard = wizardBar(content, ruleset);
      terminal.write(
        options.json
          ? `${JSON.stringify({ ruleset: options.ruleset, role, bars, wizard })}\n`
          : text(bars, wizard),
      );
    });
}

function text(bars: readonly LevelBar[], wizard: number): string {
  const rows = bars.flatMap(({ level, creatures, rows: own }) =>
    own.map(({ name, kills, killed }) => [
      String(level),
      `${name} (level ${creatures})`,
      `${kills.toFixed(1)}${outside(kills, BARS.kills)}`,
      `${killed.toFixed(1)}${outside(killed, BARS.killed)}`,
    ]),
  );
  const head = ['level', 'creature', 'turns to kill it', 'turns until it kills'];
  const percent = (100 * wizard).toFixed(1);
  return (
    table([head, ...rows]) +
    `\nA new Wizard kills three jackals with the staff: ${percent} %${outside(wizard, BARS.wizard)}\n` +
    'Wanted: 2 to 5 turns to kill, 5 to 12 until killed, 60 to 90 %. * lies outside.\n'
  );
}

function outside(value: number, [least, most]: readonly [number, number]): string {
  return value < least || value > most ? ' *' : '';
}
