// Whose work the server's loop does next. Node hands over all messages that have come in one go: without
// turns, someone who sends fifty commands at once has them all done before anybody else's one.

/** Lets clients go on one by one, in turn, and everything else that waits for the loop in between. */
export class Turns {
  /** Those who wait by client; whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isTaken = false;

  /** Resolves when it is the client's turn, which lasts until the loop comes round. */
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
      // Who had a turn goes to the end.
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
