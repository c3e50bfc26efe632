// roguewright serve: the game in the browser, until it is interrupted.

import { Command } from 'commander';
import { type ContentOptions, contentOption } from '../content-option.ts';
import { integerOption } from '../options.ts';
import { interrupted } from '../terminal/interrupted.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
Folders in mods, beside the data folder, are packs that players can choose for a new game.
PORT, ROGUEWRIGHT_HOST and ROGUEWRIGHT_DATA say the same as the options, which come first. With
DATABASE_URL the games are in a PostgreSQL database, which several processes may share.

Example:
  roguewright serve --port 8765`;

interface ServeOptions extends ContentOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  /** False with --no-bones. */
  readonly bones: boolean;
}

/** The command, reporting to a terminal. */
export function serveCommand(terminal: Terminal): Command {
  return new Command('serve')
    .description('serve the game to browsers')
    .option('--port <N>', 'port, 1 to 65535 (default: PORT, else 8765)')
    .option('--host <NAME>', 'address to listen on (default: ROGUEWRIGHT_HOST, else this machine)')
    .option(
      '--no-bones',
      'heroes leave no bones and meet none (default: ROGUEWRIGHT_BONES, else on)',
    )
    .option('--data <DIR>', 'folder with the games (default: ROGUEWRIGHT_DATA, else ./data)')
    .addOption(contentOption('folder of a pack that new games have unless told otherwise'))
    .addHelpText('after', HELP)
    .action((options: ServeOptions) => serve(options, terminal));
}

async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { announce, modsFolderOf, offeredPacks, settingsOf, startServer } = await import(
    '@roguewright/server'
  );
  const { port, host, data, bones, content = [] } = options;
  const settings = settingsOf({
    ...process.env,
    ...(port === undefined ? {} : { PORT: String(integerOption('--port', port, 1, 65535)) }),
    ...(host === undefined ? {} : { ROGUEWRIGHT_HOST: host }),
    ...(data === undefined ? {} : { ROGUEWRIGHT_DATA: data }),
    ...(bones ? {} : { ROGUEWRIGHT_BONES: 'off' }),
  });
  const packs = offeredPacks(content, modsFolderOf(settings.dataFolder));
  const server = await startServer({ ...settings, packs });
  // A program that reads the line below may stop the server at once.
  const stop = interrupted();
  announce(
    server,
    settings,
    settings.log === 'text' ? sentence => terminal.write(`${sentence}\n`) : undefined,
  );
  await stop;
  await server.close();
}
