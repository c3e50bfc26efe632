// A watcher of the games of the chaos run. It looks for another game whenever one ends or is cut off.

import { setTimeout as wait } from 'node:timers/promises';
import { jsonOf, send } from '../http.ts';
import { Onlooker } from '../onlooker.ts';

/** Milliseconds before another attempt, and for which one game is watched at most. */
const [PAUSE, LONGEST] = [500, 20_000];

/** A watcher who goes on whatever happens to the server. */
export class Spectator {
  /** Views that were shown. */
  seen = 0;
  readonly #url: string;
  #isOver = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Watches until `stop`. */
  async watch(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#watchOne();
      } catch {
        // The process was killed, or the game has moved.
      }
      await wait(PAUSE);
    }
  }

  /** Looks for no further game. */
  stop(): void {
    this.#isOver = true;
  }

  async #watchOne(): Promise<void> {
    const lobby = jsonOf(await send(this.#url, '/status/lobby')) as { readonly watch: string }[];
    const chosen = lobby[Math.floor(Math.random() * lobby.length)];
    if (chosen === undefined) {
      return;
    }
    const onlooker = await Onlooker.join(this.#url, { watch: chosen.watch });
    const until = performance.now() + LONGEST;
    let isCut = false;
    void onlooker.left.then(() => {
      isCut = true;
    });
    while (!isCut && !this.#isOver && performance.now() < until) {
      await wait(PAUSE);
    }
    this.seen += onlooker.seen.length;
    if (!isCut) {
      await onlooker.leave();
    }
  }
}
