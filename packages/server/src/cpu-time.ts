// Work is counted in time of the processor: on a busy machine the clock runs on while nothing is done,
// and nobody shall pay for what others do.

/** Milliseconds that this thread has used the processor, from any beginning. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
