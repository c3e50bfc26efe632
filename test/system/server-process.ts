// The server as a program of its own, so that a test can kill it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundledPrograms } from '../programs.ts';

export { freePort } from '@roguewright/server/testing/ports';

/** Starts a server; resolves when it says that it answers. */
export async function spawnServer(port: number, dataFolder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(await bundledPrograms(), 'server.js')], {
    env: { ...process.env, PORT: String(port), ROGUEWRIGHT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The pipe stays open: a program that writes into a closed one may end.
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
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
