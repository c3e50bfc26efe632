// Plays a game and records its game file.

import type { Order, Performed, SeatedOrder } from '../../game/index.ts';
import type { LocalGame } from '../game/local-game.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  type PackFile,
  type StateHash,
  seated,
} from './game-file.ts';

/** Number of commands between recorded hashes. */
const HASH_EVERY = 10;

/** What a file says of a game's past. */
type Past = Pick<GameFile, 'commands' | 'hashes' | 'packs' | 'forked'>;

/** A recording of a game from its start. */
export class Recorder {
  readonly #game: LocalGame;
  readonly #commands: SeatedOrder[];
  readonly #hashes: StateHash[];
  readonly #packs: readonly PackFile[];
  readonly #isForked: boolean;

  /**
   * @param game a new game, or one that has performed the commands of its past
   * @param packs the files of the packs that it was started with
   */
  constructor(game: LocalGame, packs: readonly PackFile[] = [], past?: Past) {
    this.#packs = packs;
    this.#game = game;
    this.#commands = [...(past?.commands ?? [])];
    this.#hashes = [...(past?.hashes ?? [[0, game.hash()] as const])];
    this.#isForked = past?.forked === true;
  }

  /** A recording that goes on from a file. @param game that has performed all commands of the file */
  static goingOn(game: LocalGame, file: GameFile): Recorder {
    return new Recorder(game, file.packs, file);
  }

  /** Carries out a command. A refusal without cost isn't recorded. */
  perform(command: Order, seat = 0): Performed {
    const before = this.#game.sequence;
    const performed = this.#game.perform(command, seat);
    const { sequence } = this.#game;
    if (sequence !== before) {
      this.#commands.push(seated(command, seat));
      if (sequence % HASH_EVERY === 0) {
        this.#hashes.push([sequence, this.#game.hash()]);
      }
    }
    return performed;
  }

  /** The game so far, with the hash of its last state; without a snapshot. */
  file(): GameFile {
    const { ruleset, contentHash, start, sequence } = this.#game.save();
    const last = this.#hashes.at(-1)?.[0];
    const hashes = [...this.#hashes];
    if (last !== sequence) {
      hashes.push([sequence, this.#game.hash()]);
    }
    return {
      format: GAME_FILE_FORMAT,
      version: GAME_FILE_VERSION,
      engine: ENGINE_VERSION,
      ruleset,
      contentHash,
      start,
      ...(this.#packs.length === 0 ? {} : { packs: this.#packs }),
      ...(this.#isForked && { forked: true }),
      commands: [...this.#commands],
      hashes,
    };
  }
}
