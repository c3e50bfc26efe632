// Practice in the worker of this page: a game that is gone when it is left.

import { signal } from '@preact/signals';
import type { ConnectedHost, Connection } from '@roguewright/client';
import type { Command, Performed } from '@roguewright/engine/game';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { DeviceClient } from './worker-client.ts';

/** Told of every command that was carried out, and of refused ones. */
type Told = (command: Command, performed: Performed) => void;

/** A ConnectedHost over the calls of a worker. */
export class PracticeGame implements ConnectedHost {
  readonly keeps = false;
  readonly connection = signal<Connection>({ kind: 'connecting' });
  readonly #client: DeviceClient;
  readonly #told: Told;
  readonly #game: Promise<string>;

  /** @param game what the worker names it by; rejects with a message for the player */
  constructor(client: DeviceClient, game: Promise<string>, told: Told) {
    this.#client = client;
    this.#told = told;
    this.#game = game;
    game.then(
      () => this.#turn({ kind: 'open' }),
      (error: Error) => this.#turn({ kind: 'refused', message: error.message }),
    );
  }

  listen(): void {
    // Nobody else plays it.
  }

  async look(): Promise<Performed> {
    return await this.#client.practiceLook(await this.#game);
  }

  async perform(command: Command): Promise<Performed> {
    const performed = await this.#client.practicePerform(await this.#game, command);
    this.#told(command, performed);
    return performed;
  }

  async odds(question: OddsQuestion): Promise<OddsAnswer> {
    return await this.#client.practiceOdds(await this.#game, question);
  }

  retryNow(): void {
    // It is never lost.
  }

  async close(): Promise<void> {
    this.#turn({ kind: 'closed' });
  }

  #turn(connection: Connection): void {
    if (this.connection.value.kind !== 'closed') {
      this.connection.value = connection;
    }
  }
}
