// A thread that copies SQLite's log into the file of the games, so that the server's loop never waits for the disk.

import { Worker } from 'node:worker_threads';

/** Milliseconds between two copies. After each of them SQLite waits for the disk once within a write. */
const EVERY = 5000;

/** The thread's program: it needs nothing but Node, so it needs no file of its own in a bundle. */
const PROGRAM = `
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
const file = new DatabaseSync(workerData.path);
file.exec('pragma busy_timeout = 0; pragma synchronous = normal');
const timer = setInterval(() => {
  try {
    file.exec('pragma wal_checkpoint(passive)');
  } catch {
    // Another program holds the lock: the next round tries again.
  }
}, workerData.every);
parentPort.once('message', () => {
  clearInterval(timer);
  file.close();
  parentPort.close();
});
parentPort.postMessage('ready');
`;

/** The running thread. */
export interface Checkpoints {
  /** Resolves when the thread has closed the file. */
  close(): Promise<void>;
}

/**
 * Starts the thread.
 * @param path of the file of the games
 * @param onFailure called when the thread can't go on, so that the server copies the log itself
 */
export async function startCheckpoints(path: string, onFailure: () => void): Promise<Checkpoints> {
  const program = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`);
  const worker = new Worker(program, { workerData: { path, every: EVERY } });
  worker.unref();
  worker.once('error', onFailure);
  const ended = new Promise<void>(resolve => {
    worker.once('exit', () => resolve());
  });
  await Promise.race([new Promise(resolve => worker.once('message', resolve)), ended]);
  return {
    async close() {
      // While it is awaited, it keeps the process: a program that has nothing else to do would end before.
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}
