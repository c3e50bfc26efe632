// The requests of clients to one game: one that lost its answer may ask again, and nothing is done twice.

import type { Performed } from '@roguewright/engine/game';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';

/** Clients whose last id is remembered for one game; of the others the storage knows it. */
const MOST_CLIENTS = 16;

/** The client of a command and the command's id. The ids of a client increase. */
export interface Request {
  readonly client: string;
  readonly id: number;
}

/** A player in this process loses no answer, so he never repeats a request. */
export const IN_PROCESS: Request = { client: '', id: 0 };

/** What is remembered of requests to one game. */
export class Requests {
  readonly #game: string;
  readonly #store: GameStore;
  /** The last id of each client, the client last heard of last. */
  readonly #lastIds = new Map<string, number>();
  /** The last command that was carried out, with its answer: an answer takes some 90 kilobytes. */
  #latest: (Request & { readonly performed: Performed }) | undefined;

  constructor(game: string, store: GameStore) {
    this.#game = game;
    this.#store = store;
  }

  /** Forgets everything: the game is read from its storage. */
  clear(): void {
    this.#latest = undefined;
    this.#lastIds.clear();
  }

  /** @param performed the result; absent for a refusal, which may be retried */
  remember({ client, id }: Request, performed: Performed | undefined): void {
    if (performed !== undefined) {
      this.#latest = { client, id, performed };
    }
    if (client === IN_PROCESS.client) {
      return;
    }
    this.#lastIds.delete(client);
    this.#lastIds.set(client, id);
    const [first] = this.#lastIds.keys();
    if (this.#lastIds.size > MOST_CLIENTS && first !== undefined) {
      this.#lastIds.delete(first);
    }
  }

  /**
   * The answer to a request that was carried out before: what it had, or if another came after it how
   * the game stands now. What was refused is not stored, and is tried again.
   * @param look how the game stands now
   * @throws GameProblem when a later command of the client was already answered
   */
  async repeated(request: Request, look: () => Performed): Promise<Performed | undefined> {
    const { client, id } = request;
    const known = this.#lastIds.get(client);
    if (request === IN_PROCESS || (known !== undefined && id > known)) {
      return undefined;
    }
    if (this.#latest?.client === client && this.#latest.id === id) {
      return this.#latest.performed;
    }
    // Memory is short, and a restart may have emptied it. The storage forgets nothing.
    const stored = await this.#store.findRequest(this.#game, client, id);
    if (stored.isStored) {
      return look();
    }
    const last = Math.max(stored.last, known ?? 0);
    if (id < last) {
      const message = `expected an id above ${last}, the last one answered, got ${id}`;
      throw new GameProblem(409, 'id', message);
    }
    return undefined;
  }
}
