// Loaded before the program of a server: tells its memory and its work to the process that has started it.

import { performance } from 'node:perf_hooks';

/** What a server tells of itself. Bytes and milliseconds. */
export interface Reading {
  /** Memory of the process. */
  readonly resident: number;
  /** The heap of the main thread, with what lies beside it, such as buffers. */
  readonly heap: number;
  /** The least of those since the last reading: most of what is garbage was collected then. */
  readonly leastHeap: number;
  /** Since the last reading: how long the event loop worked, the processor time of all threads, and the time. */
  readonly busy: number;
  readonly processor: number;
  readonly passed: number;
}

/** Milliseconds between two looks at the heap. */
const LOOK_EVERY = 250;

let leastHeap = heapOf();
let since = {
  loop: performance.eventLoopUtilization(),
  cpu: process.cpuUsage(),
  at: performance.now(),
};

setInterval(() => {
  leastHeap = Math.min(leastHeap, heapOf());
}, LOOK_EVERY).unref();

process.on('message', ({ collect }: { readonly collect: boolean }) => {
  if (collect) {
    // Twice: what a finalizer lets go is collected by the second.
    globalThis.gc!();
    globalThis.gc!();
  }
  const heap = heapOf();
  const { active } = performance.eventLoopUtilization(since.loop);
  const { user, system } = process.cpuUsage(since.cpu);
  const now = performance.now();
  const reading: Reading = {
    resident: process.memoryUsage.rss(),
    heap,
    leastHeap: Math.min(leastHeap, heap),
    busy: active,
    processor: (user + system) / 1000,
    passed: now - since.at,
  };
  leastHeap = Number.POSITIVE_INFINITY;
  since = { loop: performance.eventLoopUtilization(), cpu: process.cpuUsage(), at: now };
  process.send!(reading);
});
// A server that is asked to stop isn't kept alive by this.
process.channel?.unref();

function heapOf(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
