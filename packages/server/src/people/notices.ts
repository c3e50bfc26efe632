// What the operator decides while servers run, by `roguewright admin`: messages to all players, and addresses
// that are refused. Each process looks for it every few seconds.

import { GameProblem } from '../problems.ts';
import type { NoticeStore } from '../storage/people/notices.ts';
import { markOf } from '../storage/quota.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 3000;

/** The operator's decisions, as one process knows them. */
export class Notices {
  readonly #store: NoticeStore;
  readonly #tell: (words: string) => void;
  readonly #report: (error: unknown) => void;
  #barred: ReadonlySet<string> = new Set();
  #told = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  /** @param tell says something to all players of this process */
  constructor(store: NoticeStore, tell: (words: string) => void, report: (error: unknown) => void) {
    this.#store = store;
    this.#tell = tell;
    this.#report = report;
  }

  /** Begins to look. What was said before isn't told. */
  async begin(): Promise<void> {
    try {
      this.#told = (await this.#store.since(0)).at(-1)?.id ?? 0;
      this.#barred = await this.#store.barred();
    } catch (error) {
      // The next look tells more.
      this.#report(error);
    }
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.look());
    }, LOOK_EVERY).unref();
  }

  /** Looks now. */
  async look(): Promise<void> {
    try {
      this.#barred = await this.#store.barred();
      for (const { id, words } of await this.#store.since(this.#told)) {
        this.#told = id;
        this.#tell(`The operator says: ${words}`);
      }
    } catch (error) {
      this.#report(error);
    }
  }

  /** @throws GameProblem for an address that is refused */
  expectServed(address: string): void {
    if (this.#barred.has(markOf(address))) {
      throw new GameProblem(403, 'address', 'The operator serves this address no longer.');
    }
  }

  /** Looks no longer. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
