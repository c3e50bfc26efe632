// A whole game in this process: commands in, events and views out, odds asked of the same rules.

import { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
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
import { answerOdds } from '../answers/answer-odds.ts';

/** A game that whoever holds it may play. Pure: stores nothing, asks no clock. */
export class LocalGame {
  #state: GameState;
  #ask = new Enumerator();

  private constructor(state: GameState) {
    this.#state = state;
  }

  /** Begins a game. Throws a UsageError for a name, role, race or seed that won't do. */
  static create(content: Content, ruleset: Ruleset, start: NewGame): LocalGame {
    return new LocalGame(newGame(content, ruleset, start));
  }

  /** Goes on with a saved game. Throws a ReplayError when it can't be read. */
  static restore(content: Content, ruleset: Ruleset, saved: SavedGame): LocalGame {
    return new LocalGame(restoreGame(content, ruleset, saved));
  }

  /** Commands performed so far. */
  get sequence(): number {
    return this.#state.sequence;
  }

  /** What the hero knows, and the events since the last command. */
  look(): Performed {
    return performedFor(this.#state, undefined);
  }

  /** Carries out a command. Throws a UsageError for what isn't one; a refusal is a value. */
  perform(command: Command): Performed {
    const refusal = performCommand(this.#state, command);
    return performedFor(this.#state, refusal);
  }

  /** What would happen. Throws a UsageError for a spell or target that the hero doesn't know. */
  odds(question: OddsQuestion): OddsAnswer {
    checkQuestion(this.#state, question);
    return answerOdds(this.#state, this.#ask, question);
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

function checkQuestion(state: GameState, question: OddsQuestion): void {
  const given = question as unknown as Record<string, unknown> | null;
  if (given?.ask === 'cast') {
    checkInteger('spell', given.spell, 2 ** 31);
    checkInteger('direction', given.direction, 8);
  } else if (given?.ask === 'cast-at') {
    checkInteger('spell', given.spell, 2 ** 31);
    checkInteger('x', given.x, state.level.map.width - 1);
    checkInteger('y', given.y, state.level.map.height - 1);
  } else if (given?.ask === 'zap') {
    checkInteger('item', given.item, 2 ** 31);
    checkInteger('direction', given.direction, 8);
  } else if (given?.ask === 'attack' || given?.ask === 'danger' || given?.ask === 'recall') {
    checkInteger('target', given.target, 2 ** 31);
  } else if (
    given?.ask === 'fire' ||
    given?.ask === 'throw' ||
    given?.ask === 'charge' ||
    given?.ask === 'compare'
  ) {
    checkInteger('item', given.item, 2 ** 31);
    checkInteger('target', given.target, 2 ** 31);
  } else {
    const asks = 'cast, cast-at, zap, attack, danger, fire, throw, charge, recall or compare';
    throw new UsageError('ask', given?.ask, asks);
  }
}

function checkInteger(field: string, value: unknown, most: number): void {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
    throw new UsageError(field, value, `an integer from 0 to ${most}`);
  }
}
