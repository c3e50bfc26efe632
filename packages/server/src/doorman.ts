// Who may open a socket: pages of this server and programs, each client so many at a time.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Callers } from './http/callers.ts';
import { Shares } from './http/connections.ts';

/** Looks at every request for a socket before a socket is made of it. */
export class Doorman {
  readonly #callers: Callers;
  readonly #open = new Shares();
  readonly #letIn = new WeakSet<IncomingMessage>();

  constructor(callers: Callers) {
    this.#callers = callers;
  }

  /** Whether a request that was met was let in. */
  hasLetIn(request: IncomingMessage): boolean {
    return this.#letIn.has(request);
  }

  /** Lets a request in, or answers it with what is wrong and ends its connection. */
  meet(request: IncomingMessage, socket: Duplex): void {
    const refusal = this.#refusalOf(request);
    if (refusal !== undefined) {
      socket.on('error', () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const client = this.#callers.clientOf(request);
    socket.once('close', () => this.#open.give(client));
    this.#letIn.add(request);
  }

  #refusalOf(request: IncomingMessage): string | undefined {
    const callers = this.#callers;
    if (!leadsToRoom(request)) {
      return '404 Not Found';
    }
    if (!callers.isCalledRightly(request) || !comesFromHere(request, callers)) {
      return '403 Forbidden';
    }
    return this.#open.take(callers.clientOf(request)) ? undefined : '429 Too Many Requests';
  }
}

/** `/process/room?sessionId=…`, and nothing that would have to be guessed at. */
function leadsToRoom({ url = '' }: IncomingMessage): boolean {
  return url.length < 256 && /^\/[\w-]+\/[\w-]+\?[\w=&%.:-]+$/.test(url);
}

/**
 * Browsers say which site's page opens a socket: only that of this server may. A trusted proxy says under
 * which name it was asked; programs say nothing of the kind.
 */
function comesFromHere(request: IncomingMessage, callers: Callers): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    return true;
  }
  return URL.canParse(origin) && new URL(origin).host === callers.hostOf(request);
}
