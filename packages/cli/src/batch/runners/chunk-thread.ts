// A thread that does one chunk at a time, seen from the thread that gives it the chunks.

import { Worker } from 'node:worker_threads';
import type { ContentFile } from '@roguewright/engine/objects';
import type { Experiment } from '../experiment/experiment.ts';
import type { ChunkAnswer, ChunkOrder } from './chunk-worker.ts';

/** The thread's program: as source beside the source, built beside the bundle. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './chunk-worker.ts' : './chunk-worker.js',
  import.meta.url,
);

/** The thread. It starts with its first chunk. */
export class ChunkThread {
  readonly name: string;
  readonly #packs: readonly ContentFile[];
  #worker: Worker | undefined;

  constructor(name: string, packs: readonly ContentFile[]) {
    this.name = name;
    this.#packs = packs;
  }

  /**
   * Does one chunk; the next may be given when it is done.
   * @returns the text of its result
   * @throws an error of the same name and message as that of the thread, or that the thread ended
   */
  do(experiment: Experiment, chunk: number): Promise<string> {
    this.#worker ??= new Worker(PROGRAM, { workerData: this.#packs });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        settled();
      };
      const onMessage = (answer: ChunkAnswer) =>
        settle(() => ('text' in answer ? resolve(answer.text) : reject(errorOf(answer.problem))));
      const onError = (error: unknown) => {
        this.#worker = undefined;
        settle(() => reject(error as Error));
      };
      const onExit = () => onError(new Error(`the thread ended in chunk ${chunk}`));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage({ experiment, chunk } satisfies ChunkOrder);
    });
  }

  /** Ends the thread at once. A chunk in progress is rejected. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  return Object.assign(new Error(message), { name });
}
