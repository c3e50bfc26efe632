// Practice for a face: a game in this process that nothing stores.

import type { Command, Performed } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { GameHost } from './game-host.ts';
import type { LocalGame } from './local-game.ts';

/** A game that is gone when it is left. */
export class PracticeHost implements GameHost {
  readonly keeps = false;
  readonly #game: LocalGame;
  readonly #told: (command: Command, performed: Performed) => void;

  /** @param told is told of every command that was carried out, and of refused ones */
  constructor(game: LocalGame, told: (command: Command, performed: Performed) => void = () => {}) {
    this.#game = game;
    this.#told = told;
  }

  look(): Promise<Performed> {
    return Promise.resolve(this.#game.look());
  }

  async perform(command: Command): Promise<Performed> {
    const performed = this.#game.perform(command);
    this.#told(command, performed);
    return Promise.resolve(performed);
  }

  async odds(question: OddsQuestion): Promise<OddsAnswer> {
    return Promise.resolve(this.#game.odds(question));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
