// Sockets that are open but have no seat in a game: each has a short time to take one.

import { ClientState } from '@colyseus/core';

/** Milliseconds from the opening of a socket to its seat. A browser takes some hundredths of that. */
const PATIENCE = 10_000;

/** A socket as far as it is ended. */
interface Closable {
  once(event: 'close', listener: () => void): unknown;
  terminate(): void;
}

/** Who sits at the end of a socket, as far as a room has got with letting in. */
interface Sitter {
  readonly state: ClientState;
}

/** Which sockets of a server have a seat. */
export class Seats {
  readonly #patience: number;
  readonly #sitters = new WeakMap<object, Sitter>();

  /** @param patience milliseconds from the opening of a socket to its seat */
  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  /** Ends a new socket unless it has a seat in time. */
  expect(socket: Closable): void {
    const timer = setTimeout(() => {
      // Until the client has confirmed its seat, the room hears nothing of it.
      if (this.#sitters.get(socket)?.state !== ClientState.JOINED) {
        socket.terminate();
      }
    }, this.#patience);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  }

  /** A room has let in whoever is at the end of the socket. */
  sit(socket: object, sitter: Sitter): void {
    this.#sitters.set(socket, sitter);
  }
}
