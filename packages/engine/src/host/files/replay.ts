// A recorded game performed again, command by command, and compared with what was recorded.

import { ReplayError } from '../../errors/index.ts';
import { areOtherStates } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LocalGame } from '../game/local-game.ts';
import type { GameFile } from './game-file.ts';

/** Where a replay left the record. */
export interface Difference {
  /** The command after which it showed, from 1; 0 before the first. */
  readonly sequence: number;
  /** The turn in which it showed. */
  readonly turn: number;
  /** The last command after which the states were seen to be equal; -1 for none. */
  readonly sameUntil: number;
  readonly expected: string;
  readonly got: string;
}

/** A replay under way. Pure: whoever holds it decides how much is done at a time. */
export class Replay {
  readonly #file: GameFile;
  readonly #game: LocalGame;
  #nextHash = 0;
  #sameUntil = -1;
  #difference: Difference | undefined;

  /**
   * Begins the recorded game anew.
   * @throws ReplayError when content or ruleset is another, or its hero can't be made
   */
  constructor(content: Content, ruleset: Ruleset, file: GameFile) {
    if (file.contentHash !== content.hash) {
      throw new ReplayError(
        `a replay needs the very content: expected ${file.contentHash}, got ${content.hash}`,
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

  /** The game as far as it was performed. */
  get game(): LocalGame {
    return this.#game;
  }

  /** Where it left the record; nothing as long as it didn't. */
  get difference(): Difference | undefined {
    return this.#difference;
  }

  /** Whether nothing is left to do. */
  get over(): boolean {
    return this.#difference !== undefined || this.#game.sequence === this.#file.commands.length;
  }

  /** Performs the next command, if any is left, and compares the state if its hash is recorded. */
  step(): void {
    const before = this.#game.sequence;
    const command = this.#file.commands[before];
    if (command === undefined || this.#difference !== undefined) {
      return;
    }
    try {
      const { refusal } = this.#game.perform(command);
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
