// Chunks in threads of this process. A chunk that is checked is done again in another thread.

import { availableParallelism } from 'node:os';
import { ChunkThread } from './chunk-thread.ts';
import { type DoneChunk, isChecked, type Runner, type Wanted } from './runner.ts';

/** A chunk that is to be done. */
interface Task {
  readonly chunk: number;
  /** Who did it first; absent: nobody. */
  readonly notBy?: ChunkThread;
}

/** What a thread came to. */
type Ended = { readonly thread: ChunkThread; readonly task: Task } & (
  | { readonly text: string }
  | { readonly error: unknown }
);

/** The runner with threads. */
export class ThreadsRunner implements Runner {
  readonly workers: number;

  /** @param workers threads, 1 or more; absent: one for each processor */
  constructor(workers = availableParallelism()) {
    this.workers = workers;
  }

  async *run({ experiment, packs, chunks, signal }: Wanted): AsyncGenerator<DoneChunk> {
    const fresh = chunks[Symbol.iterator]();
    const checks: Task[] = [];
    const idle = Array.from(
      { length: this.workers },
      (_, number) => new ChunkThread(`thread ${number + 1}`, packs),
    );
    const threads = [...idle];
    const busy = new Map<ChunkThread, Promise<Ended>>();
    const nextFor = (thread: ChunkThread): Task | undefined => {
      const place = checks.findIndex(({ notBy }) => notBy !== thread || this.workers === 1);
      if (place >= 0) {
        return checks.splice(place, 1)[0];
      }
      const { done, value } = fresh.next();
      return done === true ? undefined : { chunk: value };
    };
    const begin = () => {
      for (const thread of [...idle]) {
        const task = nextFor(thread);
        if (task !== undefined) {
          idle.splice(idle.indexOf(thread), 1);
          busy.set(thread, this.#done(experiment, thread, task));
        }
      }
    };
    const aborted = new Promise<undefined>(resolve =>
      signal.addEventListener('abort', () => resolve(undefined), { once: true }),
    );
    try {
      for (begin(); busy.size > 0 && !signal.aborted; begin()) {
        const ended = await Promise.race([aborted, ...busy.values()]);
        if (ended === undefined) {
          return;
        }
        const { thread, task } = ended;
        busy.delete(thread);
        if ('error' in ended) {
          throw ended.error;
        }
        idle.push(thread);
        const again = task.notBy !== undefined;
        if (!again && isChecked(task.chunk)) {
          checks.push({ chunk: task.chunk, notBy: thread });
        }
        yield { chunk: task.chunk, text: ended.text, worker: thread.name, again };
      }
    } finally {
      await Promise.all(threads.map(thread => thread.close()));
    }
  }

  async #done(experiment: Wanted['experiment'], thread: ChunkThread, task: Task): Promise<Ended> {
    try {
      if (task.notBy === thread) {
        // The only thread forgets all that it remembers.
        await thread.close();
      }
      return { thread, task, text: await thread.do(experiment, task.chunk) };
    } catch (error) {
      return { thread, task, error };
    }
  }
}
