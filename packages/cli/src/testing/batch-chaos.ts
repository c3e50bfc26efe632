// An experiment by worker processes that are killed and stopped while they work, and the same experiment inline.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Generator, hashText, PlayedChance } from '@roguewright/engine/chance';
import type { Experiment } from '../batch/experiment/experiment.ts';
import { nameOf } from '../batch/experiment/experiment.ts';
import { type Performed, perform } from '../batch/perform.ts';
import { summarize } from '../batch/report/summary.ts';
import { InlineRunner } from '../batch/runners/inline.ts';
import { QueueRunner } from '../batch/runners/queue.ts';
import { prepareQueue } from '../batch/runners/queue-backend.ts';
import { PostgresStore, poolFor } from '../batch/stores/postgres-store.ts';
import { SqliteStore } from '../batch/stores/sqlite-store.ts';
import { contentWith } from '../content/content-with.ts';
import { anExperiment } from './an-experiment.ts';
import { programOf } from './program.ts';

/** What is done to the workers. */
export interface BatchChaos {
  readonly database: string;
  /** Where the queue lies; absent: in the database. */
  readonly redis?: string;
  readonly chunks: number;
  /** Fights of a chunk. */
  readonly runs: number;
  readonly workers: number;
  /** Chunks after which a random worker is killed and another started, again and again. */
  readonly killEvery: number;
  /** Milliseconds for which one worker is stopped once, in its work; 0: none. */
  readonly stopFor: number;
  /** Seconds after which the chunks of a silent worker are given to others. */
  readonly lock: number;
  readonly tell: (sentence: string) => void;
  /** Takes what ends the workers at once, for a run that is interrupted. */
  readonly finallyDo?: (work: () => void) => void;
}

/** What came of it. */
export interface ChaosResult {
  /** JSON of the summary and of every chunk, by the workers and inline. */
  readonly byWorkers: string;
  readonly inline: string;
  readonly kills: number;
  readonly stops: number;
  readonly deviations: number;
  /** Chunks that were done twice and compared. */
  readonly compared: number;
}

/** Performs the experiment twice. */
export async function batchUnderChaos(chaos: BatchChaos): Promise<ChaosResult> {
  const experiment = experimentOf(chaos);
  const pool = poolFor(chaos.database, () => undefined);
  const services = { pool, redis: chaos.redis };
  const store = await PostgresStore.open(pool);
  await prepareQueue(services);
  const treated = new TreatedWorkers(chaos);
  chaos.finallyDo?.(() => treated.kill());
  try {
    const runner = new QueueRunner(services, store, chaos.tell);
    const performed = await perform({
      ...{ experiment, packs: [], runner, store, clock: () => performance.now() },
      signal: new AbortController().signal,
      told: ({ fresh }) => treated.treat(fresh / chaos.runs),
    });
    const byWorkers = await textOf(experiment, performed, store);
    const memory = new SqliteStore();
    const inlinePerformed = await perform({
      ...{ experiment, packs: [], runner: new InlineRunner(), store: memory },
      ...{ clock: () => 0, told: () => undefined, signal: new AbortController().signal },
    });
    const { deviations, compared } = performed;
    return {
      ...{ byWorkers, inline: await textOf(experiment, inlinePerformed, memory) },
      ...{ kills: treated.kills, stops: treated.stops, compared },
      deviations: deviations.length,
    };
  } finally {
    await treated.end();
    await pool.end();
  }
}

function experimentOf({ chunks, runs }: BatchChaos): Experiment {
  const stop = { kind: 'count', runs: chunks * runs } as const;
  const { hash } = contentWith([]);
  return anExperiment(stop, 1, { content: hash, chunk: runs, rows: true, seed: 'chaos' });
}

async function textOf(
  experiment: Experiment,
  { fold }: Performed,
  store: PostgresStore | SqliteStore,
): Promise<string> {
  const name = nameOf(experiment);
  const numbers = await store.numbers(name);
  const chunks = await Promise.all(numbers.map(number => store.read(name, number)));
  const texts = chunks.map(({ chunk, text }) => `${chunk} ${text}`);
  return [JSON.stringify(summarize(experiment, fold)), ...texts].join('\n');
}

/** Worker processes, and what is done to them. */
class TreatedWorkers {
  readonly #chaos: BatchChaos;
  readonly #chance = new PlayedChance(new Generator(hashText('chaos')));
  readonly #running: ChildProcess[] = [];
  #stopped: Promise<void> | undefined;
  #treatedAt = 0;
  kills = 0;
  stops = 0;

  constructor(chaos: BatchChaos) {
    this.#chaos = chaos;
    for (let number = 0; number < chaos.workers; number++) {
      this.#start();
    }
  }

  /** @param done chunks so far */
  treat(done: number): void {
    const { killEvery, stopFor, workers } = this.#chaos;
    if (done - this.#treatedAt < killEvery) {
      return;
    }
    this.#treatedAt = done;
    const place = this.#chance.below(workers);
    const worker = this.#running[place]!;
    if (stopFor > 0 && this.stops === 0) {
      this.stops += 1;
      worker.kill('SIGSTOP');
      this.#stopped = wait(stopFor).then(() => void worker.kill('SIGCONT'));
      this.#chaos.tell(`after ${done} chunks: worker ${place + 1} stopped`);
      return;
    }
    this.kills += 1;
    worker.kill('SIGKILL');
    this.#running.splice(place, 1);
    this.#start();
    this.#chaos.tell(`after ${done} chunks: worker ${place + 1} killed, another started`);
  }

  /** Lets the stopped one go on, and ends all. */
  async end(): Promise<void> {
    await this.#stopped;
    const running = this.#running.filter(({ exitCode }) => exitCode === null);
    const exits = running.map(worker => once(worker, 'exit'));
    this.kill();
    await Promise.all(exits);
  }

  /** Ends all at once, the stopped one as well. */
  kill(): void {
    for (const worker of this.#running) {
      worker.kill('SIGKILL');
    }
  }

  #start(): void {
    const { database, redis, lock } = this.#chaos;
    const options = ['--database', database, '--workers', '1', '--lock', String(lock)];
    const parameters = ['worker', ...options, ...(redis === undefined ? [] : ['--redis', redis])];
    this.#running.push(spawn(process.execPath, programOf(...parameters), { stdio: 'ignore' }));
  }
}
