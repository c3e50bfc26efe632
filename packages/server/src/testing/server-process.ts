// The program itself as a process of its own, which a test or a script may kill.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it printed so far. */
  readonly printed: () => string;
  /** Ends it; gives its exit code, or the signal that ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the program; when this resolves, it answers.
 * @param finallyDo takes what has to be done when all is over: the process is killed
 */
export async function launchProcess(
  environment: Record<string, string>,
  finallyDo: (work: () => void) => void,
): Promise<ServerProcess> {
  const child = spawnMain(environment);
  finallyDo(() => child.kill('SIGKILL'));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const match = /http:\/\/\S+/.exec(printed);
      if (match !== null) {
        resolve(match[0]);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', code => reject(new Error(`ended with ${code}: ${printed}`)));
  });
  return {
    url,
    pid: child.pid!,
    printed: () => printed,
    end: async signal => {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
  };
}

/** Runs the program until it ends by itself. */
export async function runToEnd(
  environment: Record<string, string>,
  finallyDo: (work: () => void) => void,
): Promise<{ code: number | null; errors: string }> {
  const child = spawnMain(environment);
  finallyDo(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', chunk => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

function spawnMain(
  environment: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['--conditions=roguewright-source', MAIN], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
