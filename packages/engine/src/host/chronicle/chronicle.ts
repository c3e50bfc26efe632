// A recorded game to look at: it is performed once from its start, and any point of it can then be shown again.

import { type Command, isWorldOrder, type Performed, type SavedGame } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { LuckEntry } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type GameFile, unseated } from '../files/game-file.ts';
import { type Difference, Replay } from '../files/replay.ts';
import { LocalGame } from '../game/local-game.ts';
import { HeardLuck } from './heard-luck.ts';
import { entriesOf, expected, type Oracle } from './luck-ledger.ts';

/** Commands between two kept states: the most that are performed again to show one point. */
const KEPT_EVERY = 50;

/**
 * What is told of a record's luck. `all`: whatever the hero knew, for games that are over. `known`: only draws of which
 * he knows all facts, for games that go on. `nothing`: it is not asked for, which is faster.
 */
export type ChronicleTelling = 'all' | 'known' | 'nothing';

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
  readonly #heard: HeardLuck;
  readonly #tells: ChronicleTelling;

  /**
   * Begins to read a recorded game.
   * @param seat the hero whose knowledge is shown, from 0
   * @param tells what is told of its luck
   * @throws ReplayError if content or ruleset differ, or its hero can't be made
   */
  constructor(
    content: Content,
    ruleset: Ruleset,
    file: GameFile,
    seat = 0,
    tells: ChronicleTelling = 'all',
  ) {
    this.file = file;
    this.seat = seat;
    this.#tells = tells;
    this.#heard = new HeardLuck(seat, tells === 'known');
    this.#content = content;
    this.#ruleset = ruleset;
    this.#replay = new Replay(content, ruleset, file);
    if (tells !== 'nothing') {
      this.#replay.game.listen(draw => this.#heard.hear(draw));
    }
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
      const isHoped = this.#tells === 'known' && seat === this.seat && !isWorldOrder(command);
      const hopes = isHoped ? this.#hopes(command) : undefined;
      this.#heard.begin(this.last + 1, this.#points[this.last]!.turn);
      this.#replay.step();
      // A command that could not be performed leads to no point of the game.
      if (this.#replay.game.sequence > this.last) {
        this.#note();
        this.#luck.push(...this.#heard.end());
        if (hopes !== undefined) {
          this.#luck.push(...entriesOf(hopes, this.#replay.game.look(this.seat)));
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
      game.carryOut(command, seat);
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
      strikeOf: id => game.strikeOf(id, this.seat),
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
