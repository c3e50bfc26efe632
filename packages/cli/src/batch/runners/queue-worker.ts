// A process that takes chunks from a queue. The thread that renews the locks of its jobs does nothing else: chunks are
// done in threads of their own, so no lock is lost because a chunk takes long.

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { ContentFile } from '@roguewright/engine/objects';
import { DelayedError, type Job } from 'bullmq';
import { PostgresStore } from '../stores/postgres-store.ts';
import { ChunkThread } from './chunk-thread.ts';
import { queueName } from './queue.ts';
import {
  type AnyQueue,
  type AnyWorker,
  type ChunkJob,
  type Opened,
  openQueue,
  openWorker,
  prepareQueue,
  type QueueServices,
} from './queue-backend.ts';

/** How a worker works. */
export interface WorkerSettings {
  /** The content of the experiments that it does. */
  readonly content: { readonly hash: string; readonly packs: readonly ContentFile[] };
  /** Chunks at the same time. */
  readonly threads: number;
  /** Milliseconds after which a job of a worker that isn't heard of is given to another. */
  readonly lock: number;
  /** Takes sentences about what happens. */
  readonly tell: (sentence: string) => void;
}

/** Milliseconds after which a check that another worker should do is offered again. */
const OFFERED_AGAIN = 300;

/** How often a job may be given up by workers that are killed. */
const MOST_STALLED = 3;

/** A worker that has joined a queue. */
export class QueueWorker {
  /** Another for each process. */
  readonly name = `${hostname()} ${randomBytes(4).toString('hex')}`;
  readonly #store: PostgresStore;
  readonly #tell: WorkerSettings['tell'];
  readonly #threads: readonly ChunkThread[];
  readonly #idle: ChunkThread[];
  readonly #queue: Opened<AnyQueue>;
  readonly #worker: Opened<AnyWorker>;

  private constructor(services: QueueServices, store: PostgresStore, settings: WorkerSettings) {
    const { content, threads, lock, tell } = settings;
    this.#store = store;
    this.#tell = tell;
    this.#threads = Array.from(
      { length: threads },
      (_, number) => new ChunkThread(`thread ${number + 1}`, content.packs),
    );
    this.#idle = [...this.#threads];
    const name = queueName(content.hash);
    const options = {
      ...{ concurrency: threads, lockDuration: lock, stalledInterval: lock / 2 },
      maxStalledCount: MOST_STALLED,
    };
    this.#queue = openQueue(services, name);
    this.#worker = openWorker(services, name, (job, token) => this.#do(job, token), options, tell);
  }

  /** Joins the queue of a content. @throws when the database can't be reached */
  static async join(services: QueueServices, settings: WorkerSettings): Promise<QueueWorker> {
    const store = await PostgresStore.open(services.pool);
    await prepareQueue(services);
    return new QueueWorker(services, store, settings);
  }

  /** Finishes the chunks in progress, and leaves. */
  async leave(): Promise<void> {
    await this.#worker.close();
    await this.#queue.close();
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  async #do(job: Job<ChunkJob>, token: string | undefined): Promise<void> {
    const { experiment: name, chunk, notBy } = job.data;
    const experiment = await this.#store.experiment(name);
    if (experiment === undefined) {
      return;
    }
    const again = notBy !== undefined;
    if (notBy === this.name && (await this.#queue.held.getWorkersCount()) > 1) {
      await job.moveToDelayed(Date.now() + OFFERED_AGAIN, token);
      throw new DelayedError();
    }
    const thread = this.#idle.pop()!;
    try {
      if (notBy === this.name) {
        // Nobody else is here: the thread forgets all that it remembers.
        await thread.close();
      }
      const text = await thread.do(experiment, chunk);
      await this.#store.put(name, { chunk, text, worker: this.name, again });
      this.#tell(`chunk ${chunk} of ${name.slice(0, 8)} ${again ? 'compared' : 'done'}`);
    } finally {
      this.#idle.push(thread);
    }
  }
}
