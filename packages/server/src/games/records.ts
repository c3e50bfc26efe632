// The recorded games of the hall: as files, and their heroes written down as text.

import { gunzipSync } from 'node:zlib';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { GameWork } from '../work/game-work.ts';

/** Morgues that are kept, of a few kilobytes each. */
const MOST_MORGUES = 200;

/** The records of one store. */
export class Records {
  readonly #store: GameStore;
  readonly #work: GameWork;
  /** By the number of the line, the least recently asked for first. A record never changes. */
  readonly #morgues = new Map<number, Promise<string>>();

  constructor(store: GameStore, work: GameWork) {
    this.#store = store;
    this.#work = work;
  }

  /**
   * The game of a line in the hall as a file, gzipped, so that any player can perform it again.
   * @throws GameProblem when there is no such line, or its game can't be performed again
   */
  async of(entry: number): Promise<{ readonly hero: string; readonly body: Uint8Array }> {
    const found = await this.#store.hall.readRecord(entry);
    if (found === undefined) {
      throw new GameProblem(404, 'entry', `The hall has no record of a game ${entry}.`);
    }
    return found;
  }

  /** Whether there is a record of a line in the hall. */
  async has(entry: number): Promise<boolean> {
    return (await this.#store.hall.readRecord(entry)) !== undefined;
  }

  /**
   * The hero of a line at the end, written down as text. The game is performed once for all who ask.
   * @param client who asks, such as a network address
   * @throws GameProblem as `of`, and when it is too much work
   */
  async morgue(entry: number, client: string): Promise<string> {
    const text = this.#morgues.get(entry) ?? this.#write(entry, client);
    this.#morgues.delete(entry);
    this.#morgues.set(entry, text);
    const [oldest] = this.#morgues.keys();
    if (this.#morgues.size > MOST_MORGUES && oldest !== undefined) {
      this.#morgues.delete(oldest);
    }
    try {
      return await text;
    } catch (error) {
      this.#morgues.delete(entry);
      throw error;
    }
  }

  async #write(entry: number, client: string): Promise<string> {
    const bytes = gunzipSync((await this.of(entry)).body);
    return await this.#work.morgue(client, bytes, hash => this.#store.findContent(hash));
  }
}
