// How long the machine itself makes everybody wait: for the disk, and for the processor. A wait of the
// honest player that falls into such a moment says nothing about the server.

import { Worker } from 'node:worker_threads';

/** A moment in which the machine was slow. Times are milliseconds since 1970. */
export interface SlowMoment {
  readonly from: number;
  readonly to: number;
  readonly cause: 'disk' | 'processor';
}

/** Milliseconds from which on a moment counts as slow. */
export const SLOW = 100;

/** Asks disk and processor for an answer again and again, in a thread of its own. */
export class MachineProbe {
  readonly moments: SlowMoment[] = [];
  readonly #worker: Worker;

  /** @param folder on the disk that the server writes to */
  constructor(folder: string) {
    this.#worker = new Worker(new URL('./machine-thread.ts', import.meta.url), {
      workerData: { folder, slow: SLOW },
    });
    this.#worker.on('message', (moment: SlowMoment) => this.moments.push(moment));
  }

  /** The longest moment that overlaps with that time. */
  during(from: number, to: number): SlowMoment | undefined {
    const length = (moment: SlowMoment) => moment.to - moment.from;
    return this.moments
      .filter(moment => moment.from <= to && moment.to >= from)
      .toSorted((a, b) => length(b) - length(a))[0];
  }

  /** Ends the thread. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
