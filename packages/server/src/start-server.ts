// Starting a server, for programs that may not need one: sockets and rooms are loaded only then.

import type { RunningServer, ServerOptions } from './server.ts';

/**
 * Starts a server; when this resolves, it answers.
 * @throws StartError when the port or the data folder can't be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = await import('./server.ts');
  return server.startServer(options);
}
