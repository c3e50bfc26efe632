// Plays games in threads, and compares danger with what comes.

import { Worker } from 'node:worker_threads';
import { type DangerTable, mergedDanger } from '../calibrate-danger.ts';

/**
 * Plays games in threads. The table doesn't depend on how many there are, but for the times.
 * @param games 1 or more
 * @param threads 1 or more
 * @param played called after each game
 */
export async function dangerOfGames(
  games: number,
  threads: number,
  played: (done: number) => void,
): Promise<DangerTable> {
  let done = 0;
  const parts = Array.from({ length: Math.min(games, threads) }, (_, thread) =>
    Array.from({ length: games }, (__, number) => number).filter(
      number => number % threads === thread,
    ),
  );
  const tables = await Promise.all(parts.map(numbers => inThread(numbers, () => played(++done))));
  return mergedDanger(tables);
}

function inThread(numbers: readonly number[], played: () => void): Promise<DangerTable> {
  const worker = new Worker(new URL('./danger-worker.ts', import.meta.url), {
    workerData: { numbers },
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: DangerTable | 'played') => {
      if (message === 'played') {
        played();
      } else {
        resolve(message);
      }
    });
    worker.on('error', reject);
  });
}
