// Fair scheduling of clients on the event loop. Node delivers all pending messages at once: without turns, a
// client that sends 50 commands would have them all executed before another client's first.

/** Admits one client for each turn of the event loop, round robin. */
export class Turns {
  /** Waiting callers by client, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isTaken = false;

  /** Resolves when it is the client's turn, which lasts until the next turn of the event loop. */
  take(client: string): Promise<void> {
    if (!this.#isTaken) {
      this.#occupy();
      return Promise.resolve();
    }
    return new Promise(resolve => {
      const own = this.#waiting.get(client);
      if (own === undefined) {
        this.#waiting.set(client, [resolve]);
      } else {
        own.push(resolve);
      }
    });
  }

  #occupy(): void {
    this.#isTaken = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isTaken = false;
    for (const [client, own] of this.#waiting) {
      const resolve = own.shift()!;
      // A client that had its turn goes to the end.
      this.#waiting.delete(client);
      if (own.length > 0) {
        this.#waiting.set(client, own);
      }
      this.#occupy();
      resolve();
      return;
    }
  }
}
