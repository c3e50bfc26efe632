// The options that say how an experiment is performed, which change nothing of what it comes to.

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { chunksIn } from '../batch/report/out-folder.ts';
import { InlineRunner } from '../batch/runners/inline.ts';
import type { Runner } from '../batch/runners/runner.ts';
import { ThreadsRunner } from '../batch/runners/threads.ts';
import type { ChunkStore } from '../batch/stores/chunk-store.ts';
import { SqliteStore } from '../batch/stores/sqlite-store.ts';
import { contentOption } from '../content-option.ts';
import { OptionError } from '../failures.ts';
import { integerOption, nameOption } from '../options.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** As commander gives them. */
export interface RunOptions {
  readonly runner: string;
  readonly workers?: string;
  readonly database?: string;
  readonly redis?: string;
  readonly out?: string;
  readonly resume?: true;
  readonly content?: readonly string[];
  readonly json?: true;
}

const RUNNERS = ['threads', 'inline', 'queue'] as const;

/** The most threads of one process. */
export const MOST_WORKERS = 256;

/** The command with these options. */
export function withRunOptions(command: Command): Command {
  return command
    .option('--runner <NAME>', `who does the work: ${RUNNERS.join(', ')}`, 'threads')
    .option('--workers <N>', `with threads: how many, 1 to ${MOST_WORKERS} (default: one a core)`)
    .option('--database <URL>', 'with queue: PostgreSQL (default: DATABASE_URL)')
    .option(
      '--redis <URL>',
      'with queue: Redis for the queue (default: REDIS_URL, else PostgreSQL)',
    )
    .option('--out <FOLDER>', 'write experiment, summary and plot there, and keep what is done')
    .option('--resume', 'with --out: go on with what the folder holds')
    .addOption(contentOption('folder of a pack with further content'))
    .option('--json', 'print the summary as one JSON document');
}

/** What performs an experiment. */
export interface Equipment {
  readonly runner: Runner;
  readonly store: ChunkStore;
  readonly close: () => Promise<void>;
}

/** Makes runner and store. @throws UsageError for a name or number that can't be; OptionError for what doesn't fit */
export async function equipmentFor(options: RunOptions, terminal: Terminal): Promise<Equipment> {
  const name = nameOption('--runner', options.runner, RUNNERS);
  if (options.workers !== undefined && name !== 'threads') {
    throw new OptionError('--workers', 'needs --runner threads');
  }
  for (const option of ['database', 'redis'] as const) {
    if (options[option] !== undefined && name !== 'queue') {
      throw new OptionError(`--${option}`, 'needs --runner queue');
    }
  }
  if (name === 'queue') {
    return queueEquipment(options, terminal);
  }
  const workers = options.workers ?? String(availableParallelism());
  const runner =
    name === 'inline'
      ? new InlineRunner()
      : new ThreadsRunner(integerOption('--workers', workers, 1, MOST_WORKERS));
  const store = new SqliteStore(options.out === undefined ? undefined : chunksIn(options.out));
  return { runner, store, close: () => store.close() };
}

/** How a queue is reached: options, else the environment. @throws OptionError where no database is named */
export function servicesOf({ database, redis }: Pick<RunOptions, 'database' | 'redis'>) {
  const url = database ?? process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new OptionError('--database', 'is needed, or DATABASE_URL: a queue lies in PostgreSQL');
  }
  return { database: url, redis: redis ?? (process.env.REDIS_URL || undefined) };
}

async function queueEquipment(options: RunOptions, terminal: Terminal): Promise<Equipment> {
  const { database, redis } = servicesOf(options);
  const [{ QueueRunner }, { prepareQueue }, { poolFor, PostgresStore }] = await Promise.all([
    import('../batch/runners/queue.ts'),
    import('../batch/runners/queue-backend.ts'),
    import('../batch/stores/postgres-store.ts'),
  ]);
  const pool = poolFor(database, () => undefined);
  const services = { pool, redis };
  const store = await PostgresStore.open(pool);
  await prepareQueue(services);
  const runner = new QueueRunner(services, store, sentence =>
    terminal.complain(`roguewright: ${sentence}\n`),
  );
  return { runner, store, close: () => pool.end() };
}
