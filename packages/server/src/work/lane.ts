// A worker thread and its queue. Clients take turns, the jobs of each are limited, and a job that exceeds its
// processor time or memory ends with its thread; the next job starts a new thread.

import { Worker } from 'node:worker_threads';
import { GameProblem } from '../problems.ts';
import type { Job } from './jobs.ts';
import type { ThreadAnswer } from './thread.ts';

/** The limits of a lane. */
export interface LaneLimits {
  /** Processor time of one job; on a busy machine the job takes longer. */
  readonly milliseconds: number;
  /** Heap of the thread. */
  readonly megabytes: number;
  /** Jobs of one client, the running one included. */
  readonly mostOfClient: number;
  /** Jobs of all clients, the running one included. */
  readonly most: number;
  /** The program of the thread, where it lies elsewhere than beside this file. */
  readonly program?: URL;
}

/** A job, its client, and the promise of its result. */
interface Task {
  readonly job: Job;
  readonly client: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Idle milliseconds after which a thread ends to free its memory. */
const IDLE = 60_000;

/** Milliseconds within which a new thread has to load the engine. */
const LOADING = 120_000;

/** Least milliseconds between two checks of a job's processor time. */
const SHORTEST_CHECK = 50;

/** Wall-clock time as a multiple of the processor time, after which a job counts as hanging. */
const HANGING_FACTOR = 20;

/** The program of the thread: in TypeScript beside this source, in JavaScript beside the built file. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js',
  import.meta.url,
);

/** One thread at a time, and its queue. */
export class Lane {
  readonly #limits: LaneLimits;
  /** Receives the client of a finished job and its processor time in milliseconds. */
  readonly #charge: (client: string, milliseconds: number) => void;
  /** The client of the job that was started last. */
  #last: string | undefined;
  /** Waiting jobs by client, in the order of turns; the client served last is skipped if others wait. */
  readonly #waiting = new Map<string, Task[]>();
  #count = 0;
  #worker: Worker | undefined;
  #task: Task | undefined;
  #timer: NodeJS.Timeout | undefined;
  #begun = 0;
  /** The number of the thread that does the next job: what one was told the next doesn't know. */
  thread = 0;

  constructor(limits: LaneLimits, charge: (client: string, milliseconds: number) => void) {
    this.#limits = limits;
    this.#charge = charge;
  }

  /**
   * Has a job done.
   * @throws GameProblem when too many jobs wait, or this one takes too long or too much memory
   */
  do(client: string, job: Job): Promise<unknown> {
    const own = this.#waiting.get(client) ?? [];
    const atWork = this.#task?.client === client ? 1 : 0;
    if (own.length + atWork >= this.#limits.mostOfClient) {
      return Promise.reject(
        new GameProblem(429, 'server', 'What you asked before is still being worked out. Wait.', {
          retryAfter: 5,
        }),
      );
    }
    if (this.#count >= this.#limits.most) {
      return Promise.reject(
        new GameProblem(503, 'server', 'Too many are waiting. Try again in a minute.', {
          retryAfter: 60,
        }),
      );
    }
    return new Promise((resolve, reject) => {
      own.push({ job, client, resolve, reject });
      this.#waiting.set(client, own);
      this.#count += 1;
      this.#next();
    });
  }

  /** Ends the thread and rejects the waiting jobs. */
  async close(): Promise<void> {
    const left = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    await this.#end(new GameProblem(503, 'server', 'The server is stopping.'));
    for (const task of left) {
      task.reject(new GameProblem(503, 'server', 'The server is stopping.'));
    }
    this.#count = 0;
  }

  #next(): void {
    const clients = [...this.#waiting.keys()];
    const client = clients.find(one => one !== this.#last) ?? clients[0];
    if (this.#task !== undefined || client === undefined) {
      return;
    }
    this.#last = client;
    const own = this.#waiting.get(client)!;
    const task = own.shift()!;
    // A client that was served goes to the end of the queue.
    this.#waiting.delete(client);
    if (own.length > 0) {
      this.#waiting.set(client, own);
    }
    this.#task = task;
    this.#begun = performance.now();
    this.#setTimer(LOADING, () => void this.#end(new Error('a worker thread did not begin')));
    const worker = this.#running();
    worker.ref();
    worker.postMessage(task.job);
  }

  /** The thread has started the job: its time is counted from now. */
  async #started(worker: Worker): Promise<void> {
    const task = this.#task;
    const begun = performance.now();
    this.#begun = begun;
    const { milliseconds } = this.#limits;
    // Wall-clock time limits the job until the thread reports its processor time.
    this.#setTimer(milliseconds * HANGING_FACTOR, () => this.#tookTooLong());
    const before = await worker.cpuUsage().catch(() => undefined);
    const look = async (): Promise<void> => {
      const used = before && (await worker.cpuUsage(before).catch(() => undefined));
      if (used === undefined || worker !== this.#worker || task !== this.#task) {
        return;
      }
      const left = milliseconds - (used.user + used.system) / 1000;
      if (left <= 0 || performance.now() - begun > milliseconds * HANGING_FACTOR) {
        this.#tookTooLong();
        return;
      }
      this.#setTimer(Math.max(left, SHORTEST_CHECK), () => void look());
    };
    if (before !== undefined && worker === this.#worker && task === this.#task) {
      this.#setTimer(milliseconds, () => void look());
    }
  }

  #tookTooLong(): void {
    const seconds = this.#limits.milliseconds / 1000;
    const message = `This takes more than ${seconds} seconds to work out, which is too long.`;
    void this.#end(new GameProblem(400, 'server', message));
  }

  #running(): Worker {
    if (this.#worker === undefined) {
      const worker = new Worker(this.#limits.program ?? THREAD, {
        resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
      });
      worker.on('message', (answer: ThreadAnswer) => {
        if (worker === this.#worker) {
          this.#answered(worker, answer);
        }
      });
      worker.on('exit', code => {
        if (worker === this.#worker) {
          void this.#end(new Error(`a worker thread ended with code ${code}`));
        }
      });
      worker.on('error', error => {
        if (worker === this.#worker) {
          const tooMuch = new GameProblem(400, 'server', 'This takes too much memory here.');
          const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
          void this.#end(isMemory ? tooMuch : error);
        }
      });
      this.#worker = worker;
    }
    return this.#worker;
  }

  #answered(worker: Worker, answer: ThreadAnswer): void {
    if ('started' in answer) {
      void this.#started(worker);
      return;
    }
    const task = this.#done(answer.took);
    if ('result' in answer) {
      task?.resolve(answer.result);
    } else if ('problem' in answer) {
      const { status, field, message } = answer.problem;
      task?.reject(new GameProblem(status, field, message));
    } else {
      task?.reject(new Error(answer.defect));
    }
    this.#worker?.unref();
    this.#setTimer(IDLE, () => void this.#end(undefined));
    this.#next();
  }

  /** Ends the thread, and the job that it is at. */
  async #end(error: unknown): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.thread += 1;
    clearTimeout(this.#timer);
    this.#done(Math.min(performance.now() - this.#begun, this.#limits.milliseconds))?.reject(error);
    this.#next();
    await worker?.terminate();
  }

  #done(took: number): Task | undefined {
    const task = this.#task;
    this.#task = undefined;
    if (task !== undefined) {
      this.#count -= 1;
      this.#charge(task.client, took);
    }
    return task;
  }

  #setTimer(milliseconds: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, milliseconds);
    this.#timer.unref();
  }
}
