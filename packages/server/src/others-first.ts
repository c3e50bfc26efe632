/** Yields to the event loop between the parts of a long job. */
export function othersFirst(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
