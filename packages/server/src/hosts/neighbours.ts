// The other processes that share the games. Redis carries requests for seats to them and keeps nothing:
// whatever happens to its data, no game is lost or found twice.
//
// Colyseus' list of rooms isn't kept in Redis. The leases in the database already say where each game is,
// and a second list would be wrong after every crash.

import { requestFromIPC, subscribeIPC } from '@colyseus/core';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { GameProblem, messageOf } from '../problems.ts';
import type { SeatWish } from './seat-wish.ts';

/** Milliseconds within which a process answers, or is taken for busy or gone. */
const ANSWER_TIMEOUT = 2000;

/** Reserves a seat at this process. */
export type JoinHere = (wish: SeatWish, address: string) => Promise<object>;

/** What a process answers to a request for a seat. */
type SeatAnswer =
  | { readonly seat: object }
  | { readonly problem: Pick<GameProblem, 'status' | 'field' | 'message' | 'retryAfter'> };

/** What the connection to the other processes is made of. */
export interface NeighbourOptions {
  /** URL of the Redis server. */
  readonly redis: string;
  /** The name of this process. */
  readonly process: string;
  /** Tells processes of these games from those of others that use the same Redis server. */
  readonly installation: string;
  /** Reserves a seat at this process. */
  readonly here: JoinHere;
  readonly report: (error: unknown) => void;
}

/** The other processes. */
export class Neighbours {
  readonly #presence: Messenger;
  readonly #installation: string;
  readonly #channel: string;

  private constructor(presence: Messenger, { installation, process }: NeighbourOptions) {
    this.#presence = presence;
    this.#installation = installation;
    this.#channel = channelOf(installation, process);
  }

  /** Begins to answer the requests of other processes. */
  static async open(options: NeighbourOptions): Promise<Neighbours> {
    const presence = new Messenger(options.redis, options.report);
    const neighbours = new Neighbours(presence, options);
    await subscribeIPC(presence, neighbours.#channel, (_, [wish, address]) =>
      answerOf(options.here, wish, address),
    );
    return neighbours;
  }

  /**
   * Reserves a seat at another process.
   * @throws GameProblem when it refuses or doesn't answer
   */
  async seat(process: string, wish: SeatWish, address: string): Promise<object> {
    const channel = channelOf(this.#installation, process);
    let answer: SeatAnswer;
    try {
      answer = await requestFromIPC<SeatAnswer>(
        this.#presence,
        channel,
        'seat',
        [wish, address],
        ANSWER_TIMEOUT,
      );
    } catch (error) {
      throw new GameProblem(
        503,
        'game',
        `The process that has this game doesn't answer. Try again.`,
        {
          cause: error,
          retryAfter: 1,
        },
      );
    }
    if ('problem' in answer) {
      const { status, field, message, retryAfter } = answer.problem;
      throw new GameProblem(status, field, message, { retryAfter });
    }
    return answer.seat;
  }

  /** Closes the connections to Redis. */
  async close(): Promise<void> {
    await this.#presence.end();
  }
}

/** Colyseus' messages over Redis, which last through any time without Redis. */
class Messenger extends RedisPresence {
  constructor(url: string, report: (error: unknown) => void) {
    // A command waits until Redis is back: requests have a limit of their own.
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    super(redis);
    let isAway = false;
    redis.on('error', error => {
      if (!isAway) {
        report(
          `Redis can't be reached (${messageOf(error)}). Games of other processes can't be joined.`,
        );
      }
      isAway = true;
    });
    redis.on('ready', () => {
      isAway = false;
    });
  }

  /** Ends both connections, even if Redis is away. */
  async end(): Promise<void> {
    for (const redis of [this.sub, this.pub]) {
      if (redis.status === 'ready') {
        await redis.quit();
      } else {
        redis.disconnect();
      }
    }
  }
}

function channelOf(installation: string, process: string): string {
  return `roguewright:${installation}:${process}`;
}

async function answerOf(here: JoinHere, wish: SeatWish, address: string): Promise<SeatAnswer> {
  try {
    return { seat: await here(wish, address) };
  } catch (error) {
    const told = error instanceof GameProblem ? error : undefined;
    const { status = 503, field = 'game', retryAfter } = told ?? {};
    return { problem: { status, field, message: messageOf(error), retryAfter } };
  }
}
