// Work is counted in time of the processor: on a busy machine the clock runs on while nothing is done,
// and no client pays for the work of another.

/** Milliseconds that this thread has used the processor, from any beginning. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
