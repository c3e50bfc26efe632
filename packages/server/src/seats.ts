// Closes sockets that don't take a seat in a game within 10 seconds.

import { ClientState } from '@colyseus/core';

/** Milliseconds from the opening of a socket to its seat. Browsers take about 1 % of that. */
const SEAT_TIMEOUT = 10_000;

/** The part of a socket that is used here. */
interface Closable {
  once(event: 'close', listener: () => void): unknown;
  terminate(): void;
}

/** The client of a socket and how far it has joined its room. */
interface SeatedClient {
  readonly state: ClientState;
}

/** The sockets of a server that have a seat. */
export class Seats {
  readonly #timeout: number;
  readonly #seated = new WeakMap<object, SeatedClient>();

  /** @param timeout milliseconds from the opening of a socket to its seat */
  constructor(timeout = SEAT_TIMEOUT) {
    this.#timeout = timeout;
  }

  /** Closes a new socket unless it takes a seat in time. */
  expect(socket: Closable): void {
    const timer = setTimeout(() => {
      // A client counts only once it has confirmed its seat.
      if (this.#seated.get(socket)?.state !== ClientState.JOINED) {
        socket.terminate();
      }
    }, this.#timeout);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  }

  /** Records that a room has admitted the client of a socket. */
  sit(socket: object, client: SeatedClient): void {
    this.#seated.set(socket, client);
  }
}
