// What operators ask over HTTP: whether the server lives, whether it can take players, and its metrics.

import { json, type Reply } from '../http/reply.ts';
import type { Metrics } from './metrics.ts';

/** What anyone may know of the server. */
export interface ServerStatus {
  /** The version of the engine. */
  readonly version: string;
  /** Processes that share the games, this one included. */
  readonly processes: number;
  /** Games that are open, at all processes. */
  readonly games: number;
}

/** What the answers are made of. */
export interface Operations {
  readonly metrics: Metrics;
  /** Why the server can't take players; undefined when it can. */
  readiness(): Promise<string | undefined>;
  status(): Promise<ServerStatus>;
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Answers an operator's request; undefined for any other path. These paths are answered under every name:
 * those who ask know the server by its address.
 */
export async function operatorReply(
  path: string,
  operations: Operations,
): Promise<Reply | undefined> {
  switch (path) {
    case '/healthz':
      return json(200, { status: 'alive' });
    case '/readyz': {
      const reason = await operations.readiness();
      return reason === undefined
        ? json(200, { status: 'ready' })
        : json(503, { status: 'not ready', reason });
    }
    case '/metrics':
      return {
        status: 200,
        headers: { 'Content-Type': operations.metrics.contentType, ...NO_STORE },
        body: await operations.metrics.text(),
      };
    default:
      return undefined;
  }
}
