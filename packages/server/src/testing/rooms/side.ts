// One side of the comparison: a process with rooms, which ticks when it is told to.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody } from './read-body.ts';

/** So many ticks, and milliseconds from each to the next. */
export interface TickOrder {
  readonly ticks: number;
  readonly every: number;
}

/** What they took: microseconds of the processor, of all threads. */
export interface TickCost {
  readonly microseconds: number;
}

/** What a side has told when it is ready. */
export interface SideReady {
  readonly url: string;
}

/** What is asked for on the way into a room. */
type Join = (name: string, wish: Record<string, unknown>) => Promise<object>;

/** Milliseconds in which what was sent last leaves the process. */
const AFTER = 100;

/**
 * Serves the way into the rooms, and ticks on demand.
 * @param open gives the way in, for a server whose sockets it has taken over
 */
export async function serveSide(
  open: (server: ReturnType<typeof createServer>) => Promise<Join>,
  tick: (number: number) => void,
): Promise<void> {
  const server = createServer();
  const join = await open(server);
  server.on('request', async (request, response) => {
    const name = /^\/matchmake\/joinOrCreate\/([\w-]+)/.exec(request.url ?? '')?.[1];
    try {
      const seat = await join(name ?? '', await readBody(request));
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(seat));
    } catch (error) {
      response.statusCode = 500;
      console.error(error);
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  let number = 0;
  process.on('message', async ({ ticks, every }: TickOrder) => {
    const before = process.cpuUsage();
    const begun = performance.now();
    for (let count = 1; count <= ticks; count++) {
      tick(number);
      number += 1;
      await wait(Math.max(0, begun + count * every - performance.now()));
    }
    await wait(AFTER);
    const { user, system } = process.cpuUsage(before);
    process.send!({ microseconds: user + system } satisfies TickCost);
  });
  process.once('disconnect', () => process.exit());
  const { port } = server.address() as AddressInfo;
  process.send!({ url: `http://127.0.0.1:${port}` } satisfies SideReady);
}
