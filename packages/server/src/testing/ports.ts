// Ports for servers of tests, each for one test process alone. Tests run side by side: a port that only was free a
// moment ago may be another's by the time a slow machine has started the server.

import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The ports that no system hands out by itself, so that a server that comes back finds its own free. */
const [LEAST_PORT, PORTS] = [20_000, 12_000];

/** The marks of this process. */
const marks: string[] = [];

process.once('exit', () => {
  for (const mark of marks) {
    rmSync(mark, { force: true });
  }
});

/** A free port. No other process gets it while this one lives, not even while its server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LEAST_PORT + Math.floor(Math.random() * PORTS);
    if (reserved(port) && (await isFree(port))) {
      return port;
    }
  }
}

/** Marks a port as this process's. @returns whether nobody has it */
function reserved(port: number): boolean {
  const mark = join(tmpdir(), `roguewright-port-${port}`);
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
  } catch {
    if (!isLeftOver(mark)) {
      return false;
    }
    writeFileSync(mark, String(process.pid));
  }
  marks.push(mark);
  return true;
}

/** Whether the process that left a mark was killed. */
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
