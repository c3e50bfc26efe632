// `npm run chaos -- batch [CHUNKS] [RUNS]`: an experiment of CHUNKS chunks (200) of RUNS fights (20) by three worker
// processes. One is stopped for 90 seconds, and after every five chunks a random one is killed. Once with the queue in
// PostgreSQL and once in Redis. Exit code 1 when the result is not byte for byte that of one process.

import { findServices, freshDatabase, ownRedis } from '@roguewright/server/testing/services';
import { batchUnderChaos } from './batch-chaos.ts';

const [chunks, runs] = [countOf(process.argv[2], 200), countOf(process.argv[3], 20)];
const { areMissing, why } = await findServices('postgres');
const cleanUp: (() => Promise<void> | void)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Workers, databases and Redis would stay.
  process.once(signal, () => void end().then(() => process.exit(1)));
}
if (areMissing) {
  console.log(`nothing was tried${why}`);
} else {
  try {
    for (const place of ['PostgreSQL', 'Redis']) {
      const database = await freshDatabase(work => cleanUp.push(work));
      const redis =
        place === 'Redis' ? (await ownRedis(work => cleanUp.push(work))).url : undefined;
      const result = await batchUnderChaos({
        ...{ database, chunks, runs, workers: 3, killEvery: 5, stopFor: 90_000, lock: 10 },
        ...(redis !== undefined && { redis }),
        tell: sentence => console.log(sentence),
        finallyDo: work => cleanUp.push(work),
      });
      const isEqual = result.byWorkers === result.inline && result.deviations === 0;
      console.log(
        `queue in ${place}: ${chunks} chunks, ${result.kills} kills, ${result.stops} stop, ` +
          `${result.compared} compared: ${isEqual ? 'byte for byte the same' : 'DIFFERENT'}`,
      );
      process.exitCode = isEqual ? process.exitCode : 1;
    }
  } finally {
    await end();
  }
}

async function end(): Promise<void> {
  for (const work of cleanUp.splice(0).toReversed()) {
    await work();
  }
}

function countOf(given: string | undefined, usual: number): number {
  const count = Number(given ?? usual);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`expected an integer from 1, got ${given}`);
  }
  return count;
}
