// Puts away games that nobody has used for a while. Their players stay connected, and the next command reads the game
// again, so that an open window costs little.

import { GameElsewhere } from '../problems.ts';
import type { OpenGame } from './open-game.ts';

/** Milliseconds without anything asked after which a game is put away. */
export const USUAL_IDLE = 120_000;

/** Looks at the open games in one period of idleness, and milliseconds between two looks at most. */
const LOOKS = 4;
const LONGEST_PAUSE = 10_000;

/** What decides about idle games. */
export interface IdleParts {
  /** The open games. */
  readonly games: () => Iterable<Pick<OpenGame, 'putAway'>>;
  /** Milliseconds; 0: no game is put away. */
  readonly idle: number;
  readonly report: (error: unknown) => void;
}

/** Looks at the open games again and again. */
export class IdleGames {
  readonly #parts: IdleParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: IdleParts) {
    this.#parts = parts;
    const { idle } = parts;
    if (idle > 0) {
      this.#waitFor(Math.min(Math.ceil(idle / LOOKS), LONGEST_PAUSE));
    }
  }

  /** Looks no longer. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#looking;
  }

  #waitFor(pause: number): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
      void this.#looking.then(() => {
        if (this.#timer !== undefined) {
          this.#waitFor(pause);
        }
      });
    }, pause).unref();
  }

  /** One after the other, so that storing how they stand holds nobody up. */
  async #look(): Promise<void> {
    const { games, idle, report } = this.#parts;
    for (const game of [...games()]) {
      try {
        await game.putAway(idle);
      } catch (error) {
        // It stays in memory. Another process that has taken it tells its players.
        if (!(error instanceof GameElsewhere)) {
          report(error);
        }
      }
    }
  }
}
