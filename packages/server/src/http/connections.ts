// How many connections, sockets and requests one client may have at a time: no client can take them all.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './address.ts';

/** Connections at a time, of all; each costs some tens of kilobytes. */
const MOST = 2000;

/** Of one client at a time: a browser opens some eight. */
export const MOST_OF_CLIENT = 50;

/** Counts what each client has at a time. */
export class Shares {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most = MOST_OF_CLIENT) {
    this.#most = most;
  }

  /** Whether the client may have one more; it is then counted until `give`. */
  take(client: string): boolean {
    const held = this.#held.get(client) ?? 0;
    if (held >= this.#most) {
      return false;
    }
    this.#held.set(client, held + 1);
    return true;
  }

  /** The client has one less. */
  give(client: string): void {
    const left = (this.#held.get(client) ?? 1) - 1;
    if (left === 0) {
      this.#held.delete(client);
    } else {
      this.#held.set(client, left);
    }
  }
}

/**
 * Limits the connections of a server by their address. @param isFree addresses that are not counted:
 * trusted proxies, whose clients are counted by their requests and sockets
 */
export function limitConnections(server: Server, isFree: (address: string) => boolean): void {
  server.maxConnections = MOST;
  const open = new Shares();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isFree(remoteAddress)) {
      return;
    }
    const client = networkOf(remoteAddress);
    if (!open.take(client)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => open.give(client));
  });
}
