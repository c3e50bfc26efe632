// roguewright save: the games of a data folder, listed, written to files and read from them.

import { existsSync, writeFileSync } from 'node:fs';
import { UsageError } from '@roguewright/engine/errors';
import { GAME_FILE_ENDING } from '@roguewright/engine/host';
import { Command } from 'commander';
import { aboutFile } from '../failures.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { gameFileIn, readText } from '../text-file.ts';
import { FOLDER, type FolderOptions, gameNamed, type Keeper, withKeeper } from './data-folder.ts';
import { differenceOf } from './replay.ts';

const HELP = `
A file holds a whole game: its beginning, every command and its present state. It can be played on
elsewhere and replayed by roguewright replay. Import replays the commands as well, and warns if they
don't lead to the state in the file.

Examples:
  roguewright save list
  roguewright save export --out una.roguewright
  roguewright save export Una
  roguewright save import una.roguewright`;

interface ExportOptions extends FolderOptions {
  readonly out?: string;
  readonly force?: true;
  readonly running?: true;
}

/** The command with its subcommands, printing to a terminal. */
export function saveCommand(terminal: Terminal): Command {
  return new Command('save')
    .description('list games, write them to files, read them from files')
    .addHelpText('after', HELP)
    .addCommand(listCommand(terminal))
    .addCommand(exportCommand(terminal))
    .addCommand(importCommand(terminal));
}

function listCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('list the games, the one last played first')
    .option('--json', 'print one JSON document instead of text')
    .option(...FOLDER)
    .action(async (options: FolderOptions & { readonly json?: true }) => {
      const games = await withKeeper(options, terminal, keeper => keeper.all());
      if (options.json) {
        terminal.write(`${JSON.stringify({ games }, undefined, 2)}\n`);
        return;
      }
      const lines = games.map(({ id, heroName, role, race, status, turn }) => {
        return `${id}  ${heroName}, ${race} ${role}, turn ${turn}, ${status}\n`;
      });
      terminal.write(lines.join('') || 'There are no games.\n');
    });
}

function exportCommand(terminal: Terminal): Command {
  return new Command('export')
    .description('write a game to a file')
    .argument('[GAME]', 'id of the game, or name of its hero (default: the game last played)')
    .option('--out <FILE>', `the file (default: the hero's name with ${GAME_FILE_ENDING})`)
    .option('--force', 'overwrite an existing file')
    .option('--running', 'also while the game is running: it can no longer be verified in the hall')
    .option(...FOLDER)
    .action(async (id: string | undefined, options: ExportOptions) => {
      await withKeeper(options, terminal, async keeper => {
        const game = await gameNamed(await keeper.all(), 'GAME', id);
        const name = game.heroName.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
        const path = options.out ?? `${name}${GAME_FILE_ENDING}`;
        if (existsSync(path) && options.force !== true) {
          throw new UsageError('--out', path, 'a file that doesn’t exist yet, or --force');
        }
        writeFileSync(path, await exported(keeper, game.id, options.running));
        terminal.write(`${game.heroName}, turn ${game.turn}: written to ${path}.\n`);
      });
    });
}

/** The text of a game's file. An error about a running game names the option that exports it all the same. */
async function exported(keeper: Keeper, id: string, running: true | undefined): Promise<string> {
  try {
    return await keeper.exportFile(id, running);
  } catch (error) {
    if (error instanceof Error && 'field' in error && error.field === 'running') {
      error.message += ' --running exports it all the same.';
    }
    throw error;
  }
}

function importCommand(terminal: Terminal): Command {
  return new Command('import')
    .description('read a game from a file, beside the games of the folder')
    .argument('<FILE>', 'a file written by save export or by the page')
    .option(...FOLDER)
    .action(async (path: string, options: FolderOptions) => {
      const text = readText('FILE', path);
      gameFileIn(path, text);
      await withKeeper(options, terminal, async keeper => {
        const { game } = await aboutFile(path, () => keeper.importFile(text));
        const { heroName, turn } = await gameNamed(await keeper.all(), 'GAME', game);
        terminal.write(
          `${heroName}, turn ${turn}: read as game ${game}. ` +
            'roguewright play --continue goes on with it.\n',
        );
        const difference = differenceOf(text);
        if (difference !== undefined) {
          terminal.complain(`roguewright: ${path}: ${difference}\n`);
        }
      });
    });
}
