// roguewright hall: how the games of a data folder ended, and what they were worth.

import { memberOf } from '@roguewright/engine/errors';
import {
  HALL_BEGINNING,
  HALL_ORDERS,
  HALL_RANKINGS,
  type HallLine,
  MOST_HALL_LINES,
} from '@roguewright/engine/game';
import { seedsOf } from '@roguewright/engine/host';
import { tellHallEnd, tellHallMarks, tellKeptConducts } from '@roguewright/engine/words';
import { Command, Option } from 'commander';
import { integerOption } from '../options.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { FOLDER, type FolderOptions, withKeeper } from './data-folder.ts';

const HELP = `
A game scores 4 points for each point of experience and 50 for each dungeon level below the first.
Leaving the dungeon with the Amulet doubles the total.

Verified games had a seed that nobody knew, were not exported before their end, and led to the same
end when they were replayed. Games with a chosen seed, and others that could have been tried out
beforehand, have a list of their own: --ranking marked.

Examples:
  roguewright hall
  roguewright hall --ranking marked
  roguewright hall --order turns --reverse --count 5
  roguewright hall --daily                the games of today's seed; --weekly, --seed TEXT
  roguewright hall --json
  roguewright play --seed SEED --role ROLE --race RACE   the same dungeon once more`;

/** Lines that may be left out. */
const MOST_LEFT_OUT = 1_000_000;

interface HallOptions extends FolderOptions {
  readonly ranking: string;
  readonly order: string;
  readonly reverse?: true;
  readonly count: string;
  readonly from: string;
  readonly json?: true;
  readonly daily?: true;
  readonly weekly?: true;
  readonly seed?: string;
}

/** The command, printing to a terminal. */
export function hallCommand(terminal: Terminal): Command {
  const { ranking, order, from, count } = HALL_BEGINNING;
  return new Command('hall')
    .description('list the games that are over, the best first')
    .option('--ranking <WHICH>', `which games: ${HALL_RANKINGS.join(', ')}`, ranking)
    .option('--order <WHAT>', `what to order by: ${HALL_ORDERS.join(', ')}`, order)
    .option('--reverse', 'the least first')
    .option('--count <N>', `lines at most, up to ${MOST_HALL_LINES}`, String(count))
    .option('--from <N>', 'lines to leave out', String(from))
    .addOption(
      new Option('--daily', 'only games of the seed of this day').conflicts(['weekly', 'seed']),
    )
    .addOption(new Option('--weekly', 'only games of the seed of this week').conflicts('seed'))
    .option('--seed <TEXT>', 'only games whose players chose this seed')
    .option('--json', 'print one JSON document instead of text')
    .option(...FOLDER)
    .addHelpText('after', HELP)
    .action(async (options: HallOptions) => {
      const ranking = memberOf('--ranking', options.ranking, HALL_RANKINGS);
      const order = memberOf('--order', options.order, HALL_ORDERS);
      const count = integerOption('--count', options.count, 1, MOST_HALL_LINES);
      const from = integerOption('--from', options.from, 0, MOST_LEFT_OUT);
      // Names are read from a to z, figures from the greatest down.
      const descending = (order === 'hero') === (options.reverse === true);
      const seed = seedIn(options);
      const question = {
        ranking,
        order,
        descending,
        from,
        count,
        ...(seed !== undefined && { seed }),
      };
      const other = ranking === 'verified' ? 'marked' : 'verified';
      const [page, others] = await withKeeper(options, terminal, async keeper => [
        await keeper.ownHall(question),
        await keeper.ownHall({ ...HALL_BEGINNING, ranking: other, count: 1 }),
      ]);
      if (options.json === true) {
        terminal.write(`${JSON.stringify(page, undefined, 2)}\n`);
        return;
      }
      terminal.write(
        page.total > 0
          ? listing(page.lines, from)
          : seed === undefined
            ? `No ${others.total > 0 ? `${ranking} ` : ''}game has ended here yet.\n`
            : `No game of the seed ${seed} has ended here yet: roguewright play --seed ${seed}\n`,
      );
      const last = from + page.lines.length;
      if (last < page.total) {
        terminal.write(`${page.total - last} more: --from ${last}\n`);
      }
      if (others.total > 0 && seed === undefined) {
        terminal.write(`${others.total} ${other}: --ranking ${other}\n`);
      }
    });
}

/** The seed whose games are wanted; undefined: of any. */
function seedIn({ daily, weekly, seed }: HallOptions): string | undefined {
  const told = seedsOf(Date.now());
  return daily === true ? told.daily : weekly === true ? told.weekly : seed;
}

const TITLES = ['', 'Points', 'Hero', 'Level', 'Depth', 'Turns', 'End', 'Seed'];

function listing(lines: readonly HallLine[], from: number): string {
  const rows = lines.map((line, place) => [
    `${from + place + 1}.`,
    String(line.points),
    `${line.hero}, ${line.race} ${line.role}`,
    String(line.level),
    String(line.deepest),
    String(line.turns),
    [tellHallEnd(line), tellKeptConducts(line), tellHallMarks(line.marks ?? [], line.heroes)]
      .filter(words => words !== '')
      .join('. '),
    line.start?.seed ?? '',
  ]);
  return table([TITLES, ...rows]);
}
