// A server for the running test, with games without rules unless the test brings others.

import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { fakeGames } from './fake-games.ts';
import { temporaryFolder } from './folders.ts';

/** A test plays as fast as the machine lets it; on a slow one that is more than an address may. */
const ALL_DAY = { perSecond: 1000, burst: 3_600_000 };

/** Starts a server on a free port; it is closed when the test ends. */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    dataFolder: temporaryFolder(),
    maker: fakeGames(),
    effort: ALL_DAY,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}
