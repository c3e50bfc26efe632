// Replays a recorded game command by command, and compares it with the record.

import { ReplayError } from '../../errors/index.ts';
import { areOtherStates } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LocalGame } from '../game/local-game.ts';
import { type GameFile, unseated } from './game-file.ts';

/** A difference between replay and record. */
export interface Difference {
  /** The number of the command after which it appeared; 0 before the first. */
  readonly sequence: number;
  /** The turn in which it appeared. */
  readonly turn: number;
  /** The last command after which the states were known to be equal; -1 for none. */
  readonly sameUntil: number;
  readonly expected: string;
  readonly got: string;
}

/** A replay in progress. Pure: its owner decides how much is done at a time. */
export class Replay {
  readonly #file: GameFile;
  readonly #game: LocalGame;
  #nextHash = 0;
  #sameUntil = -1;
  #difference: Difference | undefined;

  /**
   * Starts the recorded game again.
   * @throws ReplayError if content or ruleset differ, or its hero can't be made
   */
  constructor(content: Content, ruleset: Ruleset, file: GameFile) {
    if (file.contentHash !== content.hash) {
      throw new ReplayError(
        `a replay needs the same content: expected ${file.contentHash}, got ${content.hash}`,
      );
    }
    if (file.ruleset !== ruleset.id) {
      throw new ReplayError(`the game was played under ${file.ruleset}, not ${ruleset.id}`);
    }
    this.#file = file;
    try {
      this.#game = LocalGame.create(content, ruleset, file.start);
    } catch (error) {
      throw new ReplayError(`start.${(error as Error).message}`, { cause: error });
    }
    this.#compare();
  }

  /** The game as replayed so far. */
  get game(): LocalGame {
    return this.#game;
  }

  /** The difference from the record; undefined so far. */
  get difference(): Difference | undefined {
    return this.#difference;
  }

  /** Whether the replay has finished. */
  get over(): boolean {
    return this.#difference !== undefined || this.#game.sequence === this.#file.commands.length;
  }

  /** Performs the next command, if any, and compares the state if its hash is recorded. */
  step(): void {
    const before = this.#game.sequence;
    const next = this.#file.commands[before];
    if (next === undefined || this.#difference !== undefined) {
      return;
    }
    const { command, seat } = unseated(next);
    try {
      const refusal = this.#game.carryOut(command, seat);
      if (this.#game.sequence === before) {
        this.#differ(before + 1, `${command.kind} carried out`, `refused: ${refusal?.reason}`);
        return;
      }
    } catch (error) {
      this.#differ(before + 1, `${command.kind} carried out`, `error: ${(error as Error).message}`);
      return;
    }
    this.#compare();
  }

  #compare(): void {
    const { sequence } = this.#game;
    const recorded = this.#file.hashes[this.#nextHash];
    if (recorded?.[0] !== sequence) {
      return;
    }
    const hash = this.#game.hash();
    if (areOtherStates(hash, recorded[1])) {
      this.#differ(sequence, `state ${recorded[1]}`, `state ${hash}`);
      return;
    }
    this.#nextHash += 1;
    this.#sameUntil = sequence;
  }

  #differ(sequence: number, expected: string, got: string): void {
    const { turn } = this.#game.look().view;
    this.#difference = { sequence, turn, sameUntil: this.#sameUntil, expected, got };
  }
}
