// What all routes of the site are made of.

import type { IncomingMessage } from 'node:http';
import { GameProblem } from '../problems.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Reply } from './reply.ts';

/** New games, or heroes in worlds, that one address may make. */
export const NEW_GAMES = { perSecond: 0.5, burst: 60 };

/** Pages of the hall and numbers of heroes that one address may ask for. */
export const READINGS = { perSecond: 10, burst: 100 };

type Handler = (request: IncomingMessage, parameter: string) => Promise<Reply>;

/** One kind of request. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly handler: Handler;
}

/** The secret that a request names in its header. @throws GameProblem when it names none */
export function bearerToken(request: IncomingMessage): string {
  const match = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '');
  if (match?.[1] === undefined) {
    throw new GameProblem(401, 'token', 'expected the header Authorization: Bearer TOKEN');
  }
  return match[1];
}

/** Counts a request. @throws GameProblem with the message when the client has asked too often */
export function allow(limit: RateLimit, client: string, message: string): void {
  if (!limit.take(client)) {
    throw new GameProblem(429, 'server', message, { retryAfter: 60 });
  }
}
