// The program itself as a process of its own, which a test or a script may kill.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it printed so far. */
  readonly printed: () => string;
  /** Sends something to the module that was loaded before the program, and waits for what it sends back. */
  readonly ask: (question: object) => Promise<unknown>;
  /** Ends it; gives its exit code, or the signal that ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
}

/**
 * Starts the program; when this resolves, it answers.
 * @param finallyDo takes what has to be done when all is over: the process is killed
 * @param parameters of Node itself
 */
export async function launchProcess(
  environment: Record<string, string>,
  finallyDo: (work: () => void) => void,
  parameters: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawnMain(environment, parameters);
  finallyDo(() => child.kill('SIGKILL'));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const match = /http:\/\/[\w.:[\]-]+/.exec(printed);
      if (match !== null) {
        resolve(match[0]);
      }
    };
    child.stdout!.on('data', listen);
    child.stderr!.on('data', listen);
    child.once('exit', code => reject(new Error(`ended with ${code}: ${printed}`)));
  });
  return {
    url,
    pid: child.pid!,
    printed: () => printed,
    ask: async question => {
      const answer = once(child, 'message');
      child.send(question);
      return (await answer)[0];
    },
    end: async signal => {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
  };
}

/** Starts the program with nobody to read what it says. @returns it; whether it answers has to be tried */
export function launchUnread(
  environment: Record<string, string>,
  finallyDo: (work: () => void) => void,
): ChildProcess {
  const child = spawnMain(environment);
  finallyDo(() => child.kill('SIGKILL'));
  child.stdout!.destroy();
  child.stderr!.destroy();
  return child;
}

/** Runs the program until it ends by itself. */
export async function runToEnd(
  environment: Record<string, string>,
  finallyDo: (work: () => void) => void,
): Promise<{ code: number | null; errors: string }> {
  const child = spawnMain(environment);
  finallyDo(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr!.on('data', chunk => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

function spawnMain(
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): ChildProcess {
  // A test starts the bundle that was made before it.
  const { PATH, NODE_COMPILE_CACHE: compiled, ROGUEWRIGHT_PROGRAMS: bundles } = process.env;
  const cache = compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
  const program =
    bundles === undefined
      ? ['--conditions=roguewright-source', MAIN]
      : [join(bundles, 'server.js')];
  return spawn(process.execPath, [...parameters, ...program], {
    env: { PATH, ...cache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(parameters.length > 0 ? (['ipc'] as const) : [])],
  });
}
