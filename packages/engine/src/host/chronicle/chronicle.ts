// A recorded game to look at: it is performed once from its start, and any point of it can then be shown again.

import { type Command, isWorldOrder, type Performed, type SavedGame } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { LuckEntry } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type GameFile, unseated } from '../files/game-file.ts';
import { type Difference, Replay } from '../files/replay.ts';
import { LocalGame } from '../game/local-game.ts';
import { entriesOf, expected, type Oracle } from './luck-ledger.ts';

/** Commands between two kept states: the most that are performed again to show one point. */
const KEPT_EVERY = 50;

/** One point of a game for a list or a slider. */
export interface ChroniclePoint {
  /** Number of commands performed before it, from 0. */
  readonly sequence: number;
  readonly turn: number;
  /** The dungeon level, as in a view. */
  readonly depth: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
}

/** A recorded game. Pure: its owner decides how much is read at a time. */
export class Chronicle {
  readonly file: GameFile;
  /** The seat whose hero it follows. */
  readonly seat: number;
  readonly #content: Content;
  readonly #ruleset: Ruleset;
  readonly #replay: Replay;
  readonly #points: ChroniclePoint[] = [];
  readonly #kept: SavedGame[] = [];
  readonly #luck: LuckEntry[] = [];
  readonly #isOver: boolean;

  /**
   * Begins to read a recorded game.
   * @param seat the hero whose knowledge is shown, from 0
   * @param isOver the game has ended: its luck may be compared with odds that the hero didn't know
   * @throws ReplayError if content or ruleset differ, or its hero can't be made
   */
  constructor(content: Content, ruleset: Ruleset, file: GameFile, seat = 0, isOver = true) {
    this.file = file;
    this.seat = seat;
    this.#isOver = isOver;
    this.#content = content;
    this.#ruleset = ruleset;
    this.#replay = new Replay(content, ruleset, file);
    this.#note();
  }

  /** The points read so far, by number of commands. */
  get points(): readonly ChroniclePoint[] {
    return this.#points;
  }

  /** The number of the last command read so far. */
  get last(): number {
    return this.#points.length - 1;
  }

  /** Whether all of it has been read that can be performed. */
  get whole(): boolean {
    return this.#replay.over;
  }

  /** Where the replay left the record; undefined: nowhere so far. */
  get difference(): Difference | undefined {
    return this.#replay.difference;
  }

  /** The draws that mattered to the hero so far, each beside what he could expect. */
  get luck(): readonly LuckEntry[] {
    return this.#luck;
  }

  /** Reads some commands more. @param commands 1 or more */
  read(commands: number): void {
    for (let count = 0; count < commands && !this.#replay.over; count++) {
      const next = unseated(this.file.commands[this.#replay.game.sequence]!);
      const { command, seat } = next;
      const hopes = seat === this.seat && !isWorldOrder(command) ? this.#hopes(command) : undefined;
      this.#replay.step();
      // A command that could not be performed leads to no point of the game.
      if (this.#replay.game.sequence > this.last) {
        this.#note();
        if (hopes !== undefined) {
          const performed = this.#replay.game.look(this.seat);
          this.#luck.push(...entriesOf(hopes, performed, this.#oracle()));
        }
      }
    }
  }

  /** What the hero knew after a number of commands, with the events of the last of them. */
  at(sequence: number): Performed {
    return this.gameAt(sequence).look(this.seat);
  }

  /** The game after a number of commands, to be asked or gone on with; a copy. */
  gameAt(sequence: number): LocalGame {
    const wanted = Math.max(0, Math.min(sequence, this.last));
    const kept = Math.floor(wanted / KEPT_EVERY);
    const game = LocalGame.restore(this.#content, this.#ruleset, this.#kept[kept]!);
    for (const next of this.file.commands.slice(kept * KEPT_EVERY, wanted)) {
      const { command, seat } = unseated(next);
      game.perform(command, seat);
    }
    return game;
  }

  /** The number of commands before which a turn of the game began; the last one for a later turn. */
  sequenceOf(turn: number): number {
    const found = this.#points.findIndex(point => point.turn >= turn);
    return found < 0 ? this.last : found;
  }

  #hopes(command: Command) {
    return expected(this.#replay.game.look(this.seat).view, command, this.#oracle());
  }

  #oracle(): Oracle {
    const { game } = this.#replay;
    return {
      ask: question => game.odds(question, this.seat),
      ...(this.#isOver && { blowsOf: id => game.hindsight(id, this.seat) }),
    };
  }

  #note(): void {
    const { game } = this.#replay;
    const { turn, dungeonLevel: depth, hero } = game.look(this.seat).view;
    const { hitPoints, maxHitPoints } = hero;
    if (this.#points.length % KEPT_EVERY === 0) {
      this.#kept.push(game.save());
    }
    this.#points.push({ sequence: this.#points.length, turn, depth, hitPoints, maxHitPoints });
  }
}
