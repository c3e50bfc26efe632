// What a server says when it has begun to serve.

import { logOf } from './operations/log.ts';
import type { RunningServer } from './server.ts';
import type { Settings } from './settings.ts';

/**
 * Tells where the game is served and where its games are.
 * @param say takes each sentence; the log by default
 */
export function announce(
  { url }: Pick<RunningServer, 'url'>,
  { dataFolder, shared, log }: Pick<Settings, 'dataFolder' | 'shared' | 'log'>,
  say: (sentence: string) => void = logOf(log).info,
): void {
  say(`Roguewright is served at ${url}`);
  say(
    shared === undefined
      ? `Games are kept in ${dataFolder}. Ctrl-C stops the server.`
      : `Games are kept in the database ${nameOf(shared.database)}. This process is ` +
          `${shared.process}. Ctrl-C stops it.`,
  );
}

/** A database without the user and the password. */
function nameOf(database: string): string {
  const { host, pathname } = new URL(database);
  return `${host}${pathname}`;
}
