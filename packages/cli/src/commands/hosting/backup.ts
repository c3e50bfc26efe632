// roguewright backup: all games of a data folder or a database in one file, and back.

import { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { FOLDER, type FolderOptions } from '../data-folder.ts';

const HELP = `
A backup holds every game of a folder with its commands, the hall, and the keys of the players. The
server may run while a backup is made. Stop it before you restore one. The games that were in the
folder are kept in a file beside the restored ones.

With DATABASE_URL, and without --data, the games are those of a PostgreSQL database. It must be empty to
restore a backup into it. A backup of a folder can be restored into a database, and the reverse.

Examples:
  roguewright backup make games.backup
  roguewright backup restore games.backup --data other-folder`;

/** The command with its subcommands, printing to a terminal. */
export function backupCommand(terminal: Terminal): Command {
  return new Command('backup')
    .description('copy all games to a file, even during play, and restore them')
    .addHelpText('after', HELP)
    .addCommand(makeCommand(terminal))
    .addCommand(restoreCommand(terminal));
}

function makeCommand(terminal: Terminal): Command {
  return new Command('make')
    .description('copy all games to a new file')
    .argument('<FILE>', 'a file that doesn’t exist yet')
    .option(...FOLDER)
    .action(async (path: string, options: FolderOptions) => {
      const { backUpGames } = await import('@roguewright/server');
      const { games, commands, bytes } = await backUpGames(await placeOf(options), path);
      terminal.write(`${countsOf(games, commands)} copied to ${path}, ${bytes} bytes.\n`);
    });
}

function restoreCommand(terminal: Terminal): Command {
  return new Command('restore')
    .description('replace the games of a folder by those of a backup')
    .argument('<FILE>', 'a file written by backup make')
    .option(...FOLDER)
    .action(async (path: string, options: FolderOptions) => {
      const { restoreGames } = await import('@roguewright/server');
      const place = await placeOf(options);
      const { games, commands, before } = await restoreGames(place, path);
      const where = place.database === undefined ? place.folder : 'the database';
      terminal.write(`${countsOf(games, commands)} restored from ${path} to ${where}.\n`);
      if (before !== undefined) {
        terminal.write(`The games that were there before are kept in ${before}.\n`);
      }
    });
}

/** A folder that is named, else the database of DATABASE_URL, else the usual folder. */
async function placeOf({ data }: FolderOptions) {
  const { dataFolderOf, sharedOf } = await import('@roguewright/server');
  return data === undefined
    ? { folder: dataFolderOf(process.env), database: sharedOf(process.env)?.database }
    : { folder: data };
}

function countsOf(games: number, commands: number): string {
  return `${games} ${games === 1 ? 'game' : 'games'} with ${commands} ${commands === 1 ? 'command' : 'commands'}`;
}
