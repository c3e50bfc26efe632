// How many connections one address may have: nobody can take them all.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './address.ts';

/** Connections at a time, of all; each costs some tens of kilobytes. */
const MOST = 2000;

/** Connections at a time of one address: a browser opens some eight. */
const MOST_OF_ADDRESS = 50;

/** Limits the connections of a server. @param isFree addresses that are not counted: trusted proxies */
export function limitConnections(server: Server, isFree: (address: string) => boolean): void {
  server.maxConnections = MOST;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const client = networkOf(remoteAddress);
    const count = open.get(client) ?? 0;
    if (count >= MOST_OF_ADDRESS && !isFree(remoteAddress)) {
      socket.destroy();
      return;
    }
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) {
        open.delete(client);
      } else {
        open.set(client, left);
      }
    });
  });
}
