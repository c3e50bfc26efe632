// The wait of a program that runs until it is told to stop.

/** Resolves at the first signal that asks to stop; a second one ends the process at once. */
export function interrupted(): Promise<void> {
  return new Promise(resolve => {
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (stopping) {
          process.exit(1);
        }
        stopping = true;
        resolve();
      });
    }
  });
}
