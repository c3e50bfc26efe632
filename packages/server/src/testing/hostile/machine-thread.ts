// Writes a page to the disk and sleeps a little, for ever, and tells what took long.

import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, slow } = workerData as { folder: string; slow: number };
const PAGE = Buffer.alloc(4096, 1);
const REST = 20;
const clock = new Int32Array(new SharedArrayBuffer(4));

const file = openSync(join(folder, 'probe'), 'w');
process.once('exit', () => closeSync(file));
for (;;) {
  timed('disk', 0, () => {
    writeSync(file, PAGE, 0, PAGE.length, 0);
    fdatasyncSync(file);
  });
  timed('processor', REST, () => Atomics.wait(clock, 0, 0, REST));
}

/** @param expected milliseconds that it takes on an idle machine */
function timed(cause: 'disk' | 'processor', expected: number, work: () => void): void {
  const from = Date.now();
  work();
  const to = Date.now();
  if (to - from - expected > slow) {
    parentPort!.postMessage({ from, to, cause });
  }
}
