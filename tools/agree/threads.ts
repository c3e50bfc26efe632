// Plays questions in threads, one after another in each.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Compared } from './play.ts';

/**
 * Plays the questions of a seed. The result of a question doesn't depend on the number of threads.
 * @param count of the questions, 1 or more
 * @param threads 1 or more
 * @param compared called after each question, in the order in which they are done
 * @returns by number of the question
 */
export async function comparedInThreads(
  {
    count,
    plays,
    seed,
    threads,
  }: Readonly<Record<'count' | 'plays' | 'threads', number>> & {
    readonly seed: string;
  },
  compared: (done: number, one: Compared) => void,
): Promise<readonly Compared[]> {
  const found: Compared[] = [];
  let next = 0;
  let done = 0;
  const inThread = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { seed, plays },
    });
    try {
      while (next < count) {
        const number = next++;
        worker.postMessage(number);
        // Rejects when the thread fails.
        const [one] = (await once(worker, 'message')) as [Compared];
        found[number] = one;
        compared(++done, one);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, threads) }, inThread));
  return found;
}
