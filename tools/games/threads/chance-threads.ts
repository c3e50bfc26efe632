// Plays games in threads, and compares the chances that a player could be shown with what happens.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type ReliabilityRow, together } from '../calibrate-chances.ts';

/** Games that a thread plays between two reports. */
const PART = 10;

/**
 * Plays games in threads. The rows don't depend on how many threads there are.
 * @param games 1 or more
 * @param threads 1 or more
 * @param played called after each part, with the games so far and their rows
 */
export async function chancesOfGames(
  games: number,
  threads: number,
  played: (done: number, rows: readonly ReliabilityRow[]) => void,
): Promise<readonly ReliabilityRow[]> {
  const parts: (readonly ReliabilityRow[])[] = [];
  let next = 0;
  let done = 0;
  const inThread = async () => {
    const worker = new Worker(new URL('./chance-worker.ts', import.meta.url));
    try {
      while (next < games) {
        const part = { first: next, games: Math.min(PART, games - next) };
        next += part.games;
        worker.postMessage(part);
        // Rejects when the thread fails.
        const [rows] = (await once(worker, 'message')) as [readonly ReliabilityRow[]];
        parts[part.first / PART] = rows;
        done += part.games;
        played(done, together(parts.flatMap(one => (one === undefined ? [] : [one]))));
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(games, threads) }, inThread));
  return together(parts);
}
