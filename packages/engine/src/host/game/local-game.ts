// A whole game in this process: commands in, events and views out, and odds from the same rules.

import { Enumerator } from '../../chance/index.ts';
import {
  type Command,
  type GameState,
  hashGame,
  type NewGame,
  newGame,
  type Performed,
  performCommand,
  performedFor,
  restoreGame,
  type SavedGame,
  saveGame,
} from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { answerQuestion } from '../answers/questions.ts';

/** A game. Pure: it stores nothing and reads no clock. */
export class LocalGame {
  #state: GameState;
  #ask = new Enumerator();

  private constructor(state: GameState) {
    this.#state = state;
  }

  /** Starts a game. Throws a UsageError for an invalid name, role, race or seed. */
  static create(content: Content, ruleset: Ruleset, start: NewGame): LocalGame {
    return new LocalGame(newGame(content, ruleset, start));
  }

  /** Continues a saved game. Throws a ReplayError if it can't be read. */
  static restore(content: Content, ruleset: Ruleset, saved: SavedGame): LocalGame {
    return new LocalGame(restoreGame(content, ruleset, saved));
  }

  /** Number of commands performed so far. */
  get sequence(): number {
    return this.#state.world.sequence;
  }

  /** The hero's knowledge, and the events since the last command. */
  look(): Performed {
    return performedFor(this.#state, undefined);
  }

  /** Carries out a command. Throws a UsageError for a malformed one; a refusal is a value. */
  perform(command: Command): Performed {
    const refusal = performCommand(this.#state, command);
    return performedFor(this.#state, refusal);
  }

  /** The odds of an action. Throws a UsageError for a spell or target unknown to the hero. */
  odds(question: OddsQuestion): OddsAnswer {
    return answerQuestion(this.#state, this.#ask, question);
  }

  /** The game as plain JSON. */
  save(): SavedGame {
    return saveGame(this.#state);
  }

  /** 64 bits of the state, in hexadecimal; equal on every platform. */
  hash(): string {
    return hashGame(this.#state);
  }
}
