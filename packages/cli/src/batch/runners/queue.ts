// Chunks by workers that share a queue: BullMQ on PostgreSQL, or on Redis where that is named. Results go to the
// database, once each; the queue only says who does what next. What it loses is put into it again.

import { setTimeout as wait } from 'node:timers/promises';
import { ENGINE_VERSION } from '@roguewright/engine/host';
import { nameOf } from '../experiment/experiment.ts';
import { isPassing, type PostgresStore } from '../stores/postgres-store.ts';
import { type AnyQueue, type ChunkJob, openQueue, type QueueServices } from './queue-backend.ts';
import { type DoneChunk, isChecked, type Runner, type Wanted } from './runner.ts';

/** Chunks in the queue at the same time, for each worker and at least. */
const AHEAD = 3;
const LEAST_AHEAD = 8;

/** Milliseconds between two looks for results, and between two looks for jobs that are lost. */
const LOOK = 250;
const RECOVER = 5000;

/** Milliseconds after which it is told that nobody works. */
const NOBODY = 10_000;

/** The queue of an engine and a content: workers that have others wait at another. */
export function queueName(contentHash: string): string {
  return `roguewright-${ENGINE_VERSION.replaceAll('.', '-')}-${contentHash.slice(0, 16)}`;
}

/** The runner that gives its chunks to workers. */
export class QueueRunner implements Runner {
  readonly #services: QueueServices;
  readonly #store: PostgresStore;
  readonly #tell: (sentence: string) => void;
  workers = 0;

  /** @param tell takes sentences for the person who waits */
  constructor(services: QueueServices, store: PostgresStore, tell: (sentence: string) => void) {
    this.#services = services;
    this.#store = store;
    this.#tell = tell;
  }

  async *run({ experiment, chunks, signal }: Wanted): AsyncGenerator<DoneChunk> {
    const name = nameOf(experiment);
    const { held: queue, close } = openQueue(this.#services, queueName(experiment.content));
    const fresh = chunks[Symbol.iterator]();
    /** Jobs without a result, by what identifies them. */
    const open = new Map<string, ChunkJob>();
    const add = (job: ChunkJob) => {
      open.set(idOf(job), job);
      return this.#add(queue, job);
    };
    const begun = performance.now();
    let recovered = begun;
    let hasToldNobody = false;
    try {
      for (;;) {
        for (let room = this.#room(open.size); room > 0; room--) {
          const { done, value } = fresh.next();
          if (done === true) {
            break;
          }
          await add({ experiment: name, chunk: value });
        }
        if (open.size === 0 || signal.aborted) {
          return;
        }
        for await (const done of this.#news(name, [...open.values()])) {
          open.delete(idOf(doneJob(name, done)));
          if (!done.again && isChecked(done.chunk)) {
            await add({ experiment: name, chunk: done.chunk, notBy: done.worker });
          }
          yield done;
        }
        const now = performance.now();
        if (now - recovered > RECOVER || this.workers === 0) {
          recovered = now;
          await this.#recover(queue, [...open.values()]);
        }
        if (this.workers === 0 && !hasToldNobody && now - begun > NOBODY) {
          hasToldNobody = true;
          this.#tell(
            `no worker has joined the queue ${queue.name}: start some with roguewright worker`,
          );
        }
        await wait(LOOK, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await this.#leave(queue, [...open.values()]);
      await close();
    }
  }

  #room(open: number): number {
    return Math.max(LEAST_AHEAD, this.workers * AHEAD) - open;
  }

  async #add(queue: AnyQueue, job: ChunkJob): Promise<void> {
    await tried(() =>
      queue.add(job.notBy === undefined ? 'chunk' : 'check', job, {
        jobId: idOf(job),
        attempts: 3,
        removeOnComplete: true,
      }),
    );
  }

  /** Results of open jobs that have come. */
  async *#news(name: string, open: readonly ChunkJob[]): AsyncGenerator<DoneChunk> {
    const firsts = open.filter(({ notBy }) => notBy === undefined).map(({ chunk }) => chunk);
    for (const stored of firsts.length > 0 ? await this.#store.readAll(name, firsts) : []) {
      yield { ...stored, again: false };
    }
    const seconds = new Set(
      open.filter(({ notBy }) => notBy !== undefined).map(({ chunk }) => chunk),
    );
    for (const { chunk, worker } of seconds.size > 0 ? await this.#store.checks(name) : []) {
      if (seconds.has(chunk)) {
        yield { chunk, worker, text: '', again: true };
      }
    }
  }

  /** Counts the workers, and puts jobs that the queue has lost into it again. */
  async #recover(queue: AnyQueue, open: readonly ChunkJob[]): Promise<void> {
    try {
      this.workers = await queue.getWorkersCount();
      for (const job of open) {
        const found = await queue.getJob(idOf(job));
        if (found === undefined) {
          await this.#add(queue, job);
        } else if (await found.isFailed()) {
          const reason = found.failedReason ?? '';
          await found.remove();
          if (!/stalled/i.test(reason)) {
            throw new ChunkFailed(`chunk ${job.chunk} failed three times: ${reason}`);
          }
          await this.#add(queue, job);
        }
      }
    } catch (error) {
      if (error instanceof ChunkFailed) {
        throw error;
      }
      // The queue can't be reached for now; the next look comes.
    }
  }

  /** Takes back what nobody has begun. */
  async #leave(queue: AnyQueue, open: readonly ChunkJob[]): Promise<void> {
    for (const job of open) {
      await queue.remove(idOf(job)).catch(() => undefined);
    }
  }
}

/** A chunk that no worker can do. */
class ChunkFailed extends Error {
  override readonly name = 'UsageError';
}

/** Does something with the queue, again while it can't be reached. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isPassing(error) || attempt >= 100) {
        throw error;
      }
      await wait(RECOVER / 5);
    }
  }
}

function idOf({ experiment, chunk, notBy }: ChunkJob): string {
  return `${experiment}-${chunk}${notBy === undefined ? '' : '-again'}`;
}

function doneJob(experiment: string, { chunk, worker, again }: DoneChunk): ChunkJob {
  return { experiment, chunk, ...(again && { notBy: worker }) };
}
