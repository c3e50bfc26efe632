// Serves the game until it is interrupted: `roguewright serve` without the command line around it.

import { announce } from './announce.ts';
import { modsFolderOf, offeredPacks } from './packs/offered-packs.ts';
import { StartError } from './problems.ts';
import { type RunningServer, startServer } from './server.ts';
import { settingsOf } from './settings.ts';

keepOnWithoutReader();
try {
  const settings = settingsOf(process.env);
  const packs = offeredPacks([], modsFolderOf(settings.dataFolder));
  const server = await startServer({ ...settings, packs });
  // A program that reads the line below may stop the server at once.
  stopOnSignal(server);
  announce(server, settings);
} catch (error) {
  if (!(error instanceof StartError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}

/** A log that nobody reads any more, such as that of `| head`, doesn't stop the games. */
function keepOnWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') {
        throw error;
      }
    });
  }
}

/** Stops in good order at the first signal, at once at the second. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) {
        process.exit(1);
      }
      stopping = true;
      server.close().then(
        () => process.exit(0),
        error => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
