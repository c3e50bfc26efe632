// What more people who watch cost: ticks of rooms in which each of them is shown a hero's known view.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Series } from './fit.ts';

/** Starts the rooms and their clients. */
const PROGRAM = fileURLToPath(
  new URL('../../packages/server/src/testing/rooms/spectators.ts', import.meta.url),
);

/** People in two rooms. At most 100 may watch one hero. */
const SIZES = [10, 20, 50, 100, 200];

/** Ticks of one round, ten of them a second. */
const TICKS = 50;

/** Starts the server and its clients once for each size. */
export async function spectators(): Promise<Series> {
  const parameters = [TICKS, ...SIZES].map(String);
  const child = fork(PROGRAM, parameters, { execArgv: ['--conditions=roguewright-source'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the program of the rooms ended with ${code}`);
  });
  const [costs] = (await Promise.race([once(child, 'message'), ended])) as [number[]];
  const points = SIZES.map((size, place) => ({ size, cost: costs[place]! }));
  return { name: 'spectators', of: 'people who watch two heroes', unit: 'a tick', points };
}
