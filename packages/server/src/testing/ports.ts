// Ports for servers of tests, each for one test process alone. Tests run side by side: a port that only was free a
// moment ago may be another's by the time a slow machine has started the server.

import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The ports that no system hands out by itself, so that a server that comes back finds its own free. */
const [LEAST_PORT, PORTS] = [20_000, 12_000];

/** A mark is a file of this name with the port behind it. It holds the number of the process. */
const MARK = join(tmpdir(), 'roguewright-port-');

/** A free port. No other process gets it while this one lives, not even while its server is down. */
export async function freePort(): Promise<number> {
  sweep();
  for (;;) {
    const port = LEAST_PORT + Math.floor(Math.random() * PORTS);
    if (reserved(port) && (await isFree(port))) {
      return port;
    }
  }
}

/** Removes the marks of processes that have ended: most test processes are stopped and can't do it themselves. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name);
    if (path.startsWith(MARK) && isLeftOver(path)) {
      rmSync(path, { force: true });
    }
  }
}

/** Marks a port as this process's. @returns whether nobody had it */
function reserved(port: number): boolean {
  try {
    writeFileSync(`${MARK}${port}`, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the process that left a mark has ended. */
function isLeftOver(mark: string): boolean {
  try {
    process.kill(Number(readFileSync(mark, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (listens) {
    server.close();
    await once(server, 'close');
  }
  return listens;
}
