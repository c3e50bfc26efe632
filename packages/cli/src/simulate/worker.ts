// roguewright worker: joins a queue and does chunks of simulations, until it is interrupted.

import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { contentWith } from '../content/content-with.ts';
import { packFiles } from '../content/pack-files.ts';
import { type ContentOptions, contentOption } from '../content-option.ts';
import { integerOption } from '../options.ts';
import { interrupted } from '../terminal/interrupted.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { MOST_WORKERS, servicesOf } from './run-options.ts';

const HELP = `
A worker does the chunks of roguewright simulate --runner queue. It takes those of its own version and
content only, so start it with the same --content. Kill it whenever you like: another worker takes over
its chunks. SIGTERM lets it finish what it has begun.

The queue and all results lie in PostgreSQL. With --redis or REDIS_URL the queue lies in Redis; the
results stay in PostgreSQL.

Example:
  roguewright worker --database postgres://me@db/roguewright --workers 8`;

interface WorkerOptions extends ContentOptions {
  readonly database?: string;
  readonly redis?: string;
  readonly workers?: string;
  readonly lock: string;
}

/** The command, reporting to a terminal. */
export function workerCommand(terminal: Terminal): Command {
  return new Command('worker')
    .description('join a queue and do chunks of simulations')
    .option('--database <URL>', 'PostgreSQL (default: DATABASE_URL)')
    .option('--redis <URL>', 'Redis for the queue (default: REDIS_URL, else PostgreSQL)')
    .option('--workers <N>', `chunks at a time, 1 to ${MOST_WORKERS} (default: one a core)`)
    .option('--lock <SECONDS>', 'after so long a silence its chunks are given to others', '60')
    .addOption(contentOption('folder of a pack with further content'))
    .addHelpText('after', HELP)
    .action((options: WorkerOptions) => work(options, terminal));
}

async function work(options: WorkerOptions, terminal: Terminal): Promise<void> {
  const { database, redis } = servicesOf(options);
  const threads = integerOption(
    ...(['--workers', options.workers ?? String(availableParallelism()), 1, MOST_WORKERS] as const),
  );
  const lock = integerOption('--lock', options.lock, 2, 3600) * 1000;
  const packs = packFiles(options.content ?? []);
  const { hash } = contentWith(packs);
  const [{ QueueWorker }, { queueName }, { poolFor }] = await Promise.all([
    import('../batch/runners/queue-worker.ts'),
    import('../batch/runners/queue.ts'),
    import('../batch/stores/postgres-store.ts'),
  ]);
  const tell = (sentence: string) => terminal.complain(`${sentence}\n`);
  const pool = poolFor(database, () => undefined);
  const interruption = interrupted();
  const worker = await QueueWorker.join(
    { pool, redis },
    { content: { hash, packs }, threads, lock, tell },
  );
  terminal.write(`${worker.name} has joined the queue ${queueName(hash)}.\n`);
  await interruption;
  await worker.leave();
  await pool.end();
}
