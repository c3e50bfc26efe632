// A worker thread: takes a job, answers, and waits for the next.

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { cpuTime } from '../cpu-time.ts';
import { engineGames } from '../games/engine-games.ts';
import { GameProblem, messageOf } from '../problems.ts';
import { type Job, Workbench } from './jobs.ts';

/** What a thread answers. */
export type ThreadAnswer =
  /** The job is taken up. */
  | { readonly started: true }
  /** Finished; processor time in milliseconds. */
  | (Outcome & { readonly took: number });

/** The result of a job. */
type Outcome =
  | { readonly result: unknown }
  /** The request can't be carried out; the client gets this text. */
  | { readonly problem: { status: number; field: string; message: string } }
  /** The program failed. */
  | { readonly defect: string };

giveWay();
const bench = new Workbench(engineGames());

parentPort!.on('message', (job: Job) => {
  say({ started: true });
  const begun = cpuTime();
  void answerTo(job).then(outcome => say({ ...outcome, took: cpuTime() - begun }));
});

function say(answer: ThreadAnswer): void {
  parentPort!.postMessage(answer);
}

async function answerTo(job: Job): Promise<Outcome> {
  try {
    return { result: await bench.do(job) };
  } catch (error) {
    if (error instanceof GameProblem) {
      const { status, field, message } = error;
      return { problem: { status, field, message } };
    }
    return { defect: (error instanceof Error && error.stack) || messageOf(error) };
  }
}

/**
 * The niceness of a thread. The server's loop gets three times its share of a core. A lower priority
 * would starve the thread where other programs keep the cores busy: at 19 it gets 1 part in 70.
 */
const NICENESS = 5;

/** Where a thread has a priority of its own, which is on Linux, the server's loop goes first. */
function giveWay(): void {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? [];
    if (thread !== undefined) {
      setPriority(Number(thread), NICENESS);
    }
  } catch {
    // Elsewhere all threads are equal.
  }
}
