// A game in the worker of this page. A worker is not lost as a connection is: it starts or it doesn't.

import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type ConnectedHost,
  type Connection,
  HostProblem,
  type Unasked,
} from '@roguewright/client';
import type { Command, Performed } from '@roguewright/engine/game';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { DeviceClient } from './worker-client.ts';

/** A GameHost over the calls of a worker. */
export class WorkerHost implements ConnectedHost {
  readonly #game: string;
  readonly #client: DeviceClient;
  readonly #connection = signal<Connection>({ kind: 'connecting' });
  readonly #opening: Promise<void>;
  #unasked: Unasked | undefined;
  #stopListening: () => void = () => undefined;

  constructor(game: string, client: DeviceClient) {
    this.#game = game;
    this.#client = client;
    this.#opening = this.#open();
  }

  listen(listener: Unasked): void {
    this.#unasked = listener;
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }

  look(): Promise<Performed> {
    return this.#ask(client => client.look(this.#game));
  }

  perform(command: Command): Promise<Performed> {
    return this.#ask(client => client.perform(this.#game, command));
  }

  record(): Promise<string> {
    return this.#ask(client => client.exportFile(this.#game));
  }

  odds(question: OddsQuestion): Promise<OddsAnswer> {
    return this.#ask(client => client.odds(this.#game, question));
  }

  retryNow(): void {
    // It is never lost.
  }

  async close(): Promise<void> {
    this.#stopListening();
    this.#connection.value = { kind: 'closed' };
  }

  async #ask<Answer>(ask: (client: DeviceClient) => Promise<Answer>): Promise<Answer> {
    try {
      await this.#opening;
      const state = this.#connection.value;
      if (state.kind !== 'open') {
        const closed = 'The game is no longer open in this window.';
        throw new HostProblem(state.kind === 'refused' ? state.message : closed);
      }
      return await ask(this.#client);
    } catch (error) {
      throw error instanceof HostProblem ? error : problemOf(error);
    }
  }

  async #open(): Promise<void> {
    const connection = await this.#client.open(this.#game).then(
      ({ found, notices }): Connection => {
        for (const notice of notices) {
          this.#unasked?.problem(notice);
        }
        return found
          ? { kind: 'open' }
          : { kind: 'refused', message: 'This game is no longer stored in this browser.' };
      },
      (error: Error): Connection => ({ kind: 'refused', message: error.message }),
    );
    if (this.#connection.value.kind === 'closed') {
      return;
    }
    if (connection.kind === 'open') {
      this.#stopListening = this.#client.onPlayedElsewhere(game => this.#playedElsewhere(game));
    }
    this.#connection.value = connection;
  }

  #playedElsewhere(game: string): void {
    if (game === this.#game) {
      this.look().then(
        performed => this.#unasked?.performed(performed),
        (error: Error) => this.#unasked?.problem(error.message),
      );
    }
  }
}

function problemOf(error: unknown): HostProblem {
  return new HostProblem((error as Error).message, { cause: error });
}
