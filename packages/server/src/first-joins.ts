// The first client who joins a game has its room opened. Those who come meanwhile wait for it: Colyseus waits half a
// second for such a room and then opens another one, where nobody would hear of what is done in the first.

/** The games whose rooms are being opened. */
export class FirstJoins {
  readonly #isOpen: (game: string) => boolean;
  readonly #opening = new Map<string, Promise<unknown>>();

  /** @param isOpen whether a game has a room that takes clients */
  constructor(isOpen: (game: string) => boolean) {
    this.#isOpen = isOpen;
  }

  /** Reserves a seat in the room of a game. @param seat opens the room if there is none */
  async join<Seat>(game: string, seat: () => Promise<Seat>): Promise<Seat> {
    while (!this.#isOpen(game)) {
      const opening = this.#opening.get(game);
      if (opening === undefined) {
        return await this.#open(game, seat());
      }
      // A client who was refused has opened nothing: the next one tries.
      await opening.catch(() => undefined);
    }
    return await seat();
  }

  async #open<Seat>(game: string, opening: Promise<Seat>): Promise<Seat> {
    this.#opening.set(game, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(game);
    }
  }
}
