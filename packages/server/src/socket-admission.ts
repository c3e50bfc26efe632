// Which requests may open a socket: those of this server's own pages and of programs, with a limit for each
// client.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { leadsHere } from './hosts/process-path.ts';
import type { Callers } from './http/callers.ts';
import { Shares } from './http/connections.ts';

/** Checks every request for a socket before it is upgraded. */
export class SocketAdmission {
  readonly #callers: Callers;
  readonly #process: string | undefined;
  readonly #open = new Shares();
  readonly #admitted = new WeakSet<IncomingMessage>();

  /** @param process the name of this process among those that share the games */
  constructor(callers: Callers, process?: string) {
    this.#callers = callers;
    this.#process = process;
  }

  /** Whether a checked request was admitted. */
  hasAdmitted(request: IncomingMessage): boolean {
    return this.#admitted.has(request);
  }

  /** Admits a request, or answers it with an HTTP error and ends its connection. */
  check(request: IncomingMessage, socket: Duplex): void {
    const refusal = this.#refusalOf(request);
    if (refusal !== undefined) {
      socket.on('error', () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const client = this.#callers.clientOf(request);
    socket.once('close', () => this.#open.give(client));
    this.#admitted.add(request);
  }

  #refusalOf(request: IncomingMessage): string | undefined {
    const callers = this.#callers;
    if (!leadsHere(request, this.#process)) {
      return '421 Misdirected Request';
    }
    if (!leadsToRoom(request)) {
      return '404 Not Found';
    }
    if (!callers.isCalledRightly(request) || !comesFromHere(request, callers)) {
      return '403 Forbidden';
    }
    return this.#open.take(callers.clientOf(request)) ? undefined : '429 Too Many Requests';
  }
}

/** Whether the URL has the form `/process/room?sessionId=…`. */
function leadsToRoom({ url = '' }: IncomingMessage): boolean {
  return url.length < 256 && /^\/[\w-]+\/[\w-]+\?[\w=&%.:-]+$/.test(url);
}

/**
 * Whether the `Origin` header names this server. Browsers send the site of the page that opens the socket;
 * programs send no origin. Behind a trusted proxy this server's name is the proxy's.
 */
function comesFromHere(request: IncomingMessage, callers: Callers): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    return true;
  }
  return URL.canParse(origin) && new URL(origin).host === callers.hostOf(request);
}
