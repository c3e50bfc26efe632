// What operators see of one server: its readiness, its metrics and the alerts in its log.

import { ENGINE_VERSION } from '@roguewright/engine/host';
import type { GameKeeper } from '../games/keeper.ts';
import type { Rooms } from '../matchmaker.ts';
import { messageOf } from '../problems.ts';
import type { Log } from './log.ts';
import { LoopWatch } from './loop-watch.ts';
import type { Metrics } from './metrics.ts';
import type { Operations, ServerStatus } from './routes.ts';

/** Milliseconds in which one delay of the event loop is told: a busy machine would fill the log. */
const QUIET = 60_000;

/** What is watched. */
export interface WatchedParts {
  readonly keeper: GameKeeper;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Watches one server for its operator. */
export class ServerOperations implements Operations {
  readonly metrics: Metrics;
  readonly #keeper: GameKeeper;
  readonly #rooms: Rooms;
  readonly #loop: LoopWatch;
  #isDraining = false;

  constructor({ keeper, rooms, metrics, log }: WatchedParts) {
    this.metrics = metrics;
    this.#keeper = keeper;
    this.#rooms = rooms;
    let quietUntil = 0;
    this.#loop = new LoopWatch(milliseconds => {
      if (performance.now() >= quietUntil) {
        quietUntil = performance.now() + QUIET;
        log.alert(`The event loop was ${milliseconds} ms late.`, { loopDelay: milliseconds });
      }
    });
    const { claims } = keeper;
    metrics.read({
      count: () => rooms.count(),
      loop: () => this.#loop.last,
      isReady: async () => (await this.readiness()) === undefined,
      processes: claims && (() => claims.processes()),
    });
  }

  /** Why the server can't take players; undefined when it can. */
  async readiness(): Promise<string | undefined> {
    if (this.#isDraining) {
      return 'The server is being stopped.';
    }
    if (this.#keeper.claims?.isAlive === false) {
      return 'The database of the games has not heard of this process for a while.';
    }
    try {
      await this.#keeper.expectAnswer();
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  /** What anyone may know. */
  async status(): Promise<ServerStatus> {
    const processes = await this.#keeper.claims?.processes();
    return {
      version: ENGINE_VERSION,
      processes: processes?.length ?? 1,
      games: processes?.reduce((sum, { games }) => sum + games, 0) ?? this.#rooms.count().rooms,
    };
  }

  /** From now on the server isn't ready. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Ends the measurements. */
  close(): void {
    this.#loop.close();
  }
}
