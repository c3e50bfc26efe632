// The server as a program of its own, so that a test can kill it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('no port is free');
  }
  return address.port;
}

/** Starts a server; resolves when it says that it answers. */
export async function spawnServer(port: number, dataFolder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=roguewright-source', main], {
    env: { ...process.env, PORT: String(port), ROGUEWRIGHT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout!) {
    if (String(chunk).includes('is served at')) {
      child.stdout!.resume();
      return child;
    }
  }
  throw new Error('the server ended before it answered');
}

/** Ends a server without giving it time for anything. */
export async function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
