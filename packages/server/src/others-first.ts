/** Lets everything else that waits for the loop be done: for work that comes in many small parts. */
export function othersFirst(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
