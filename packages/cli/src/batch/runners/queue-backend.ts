// Opens a queue and its workers: BullMQ on PostgreSQL, or on Redis where it is named.

import {
  createPostgresBackend,
  type PgPool,
  type Processor,
  Queue,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import type pg from 'pg';

/** What a job says. */
export interface ChunkJob {
  /** The name of an experiment in the database. */
  readonly experiment: string;
  readonly chunk: number;
  /** Compared only, and done by another worker than this if there is one; absent: it is done for the first time. */
  readonly notBy?: string;
}

/** Queues and workers of either backend; they differ in types that nobody reads here. */
export type AnyQueue = Pick<
  Queue<ChunkJob>,
  'add' | 'getJob' | 'getWorkersCount' | 'remove' | 'close' | 'on' | 'name'
>;
export type AnyWorker = Pick<Worker<ChunkJob>, 'close' | 'on'>;

/** How the services are reached. */
export interface QueueServices {
  readonly pool: pg.Pool;
  /** Absent: the queue lies in PostgreSQL as well. */
  readonly redis: string | undefined;
}

/** A queue or a worker, and what ends it with its connections. */
export interface Opened<Held> {
  readonly held: Held;
  readonly close: () => Promise<void>;
}

/** Makes the tables of the queue, or brings them up to date. */
export async function prepareQueue({ pool, redis }: QueueServices): Promise<void> {
  if (redis === undefined) {
    await runMigrations(pool);
  }
}

/** The queue of a name, to put jobs into. Connections that break are made again. */
export function openQueue({ pool, redis }: QueueServices, name: string): Opened<AnyQueue> {
  const connection = redis === undefined ? undefined : redisAt(redis);
  const held =
    connection === undefined
      ? (new Queue(
          name,
          { connection: asPgPool(pool) },
          createPostgresBackend,
        ) as unknown as AnyQueue)
      : (new Queue(name, { connection }) as AnyQueue);
  held.on('error', () => undefined);
  return { held, close: () => closed(() => held.close(), connection) };
}

/** A worker that takes jobs from the queue of a name. @param report takes breaks of connections and lost jobs */
export function openWorker(
  { pool, redis }: QueueServices,
  name: string,
  work: Processor<ChunkJob>,
  options: Omit<WorkerOptions, 'connection'>,
  report: (sentence: string) => void,
): Opened<AnyWorker> {
  const connection = redis === undefined ? undefined : redisAt(redis);
  const held =
    connection === undefined
      ? (new Worker(
          name,
          work,
          { ...options, connection: asPgPool(pool) },
          createPostgresBackend,
        ) as unknown as AnyWorker)
      : (new Worker(name, work, { ...options, connection }) as AnyWorker);
  held.on('error', error => report(error.message));
  held.on('stalled', job => report(`job ${job} was given up by another worker`));
  return { held, close: () => closed(() => held.close(), connection) };
}

/** What BullMQ calls a pool, declared by it without the types of node-postgres. */
function asPgPool(pool: pg.Pool): PgPool {
  return pool as unknown as PgPool;
}

function redisAt(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  return redis;
}

async function closed(close: () => Promise<void>, connection: Redis | undefined): Promise<void> {
  await close().catch(() => undefined);
  connection?.disconnect();
}
