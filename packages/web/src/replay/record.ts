// A record on this page: read in the worker piece by piece, then shown at any point.

import { signal } from '@preact/signals';
import type { Performed } from '@roguewright/engine/game';
import {
  type ChroniclePoint,
  type GameHost,
  LOOK_BACKS,
  type LookBack,
  type LookedBack,
  type ToldLuck,
  tellingFor,
} from '@roguewright/engine/host';
import type { MortemMove } from '@roguewright/engine/odds';
import { type MovesPage, type RecordProgress, tellPieces } from '../device/device-calls.ts';
import { device } from '../host/device.ts';

/** Commands read between two tellings of progress. */
const PIECE = 100;

/** Moves weighed between two tellings of progress. */
const WEIGHED = 5;

/** What is wanted of a record. */
interface Wish {
  readonly about: readonly LookBack[];
  /** Nobody plays it any more: what its hero didn't know may be told. */
  readonly isOver: boolean;
}

const WHOLE: Wish = { about: LOOK_BACKS, isOver: true };

/** A record that is looked at. */
export class OpenRecord {
  readonly #progress = signal<RecordProgress | undefined>(undefined);
  readonly #points = signal<readonly ChroniclePoint[]>([]);
  readonly #luck = signal<ToldLuck | undefined>(undefined);
  readonly #lastMoves = signal<MovesPage | undefined>(undefined);
  readonly #problem = signal('');
  #isClosed = false;

  /** How far it has been read; undefined before it is. */
  get progress() {
    return this.#progress;
  }

  /** Its points, once it is read. */
  get points() {
    return this.#points;
  }

  get luck() {
    return this.#luck;
  }

  get lastMoves() {
    return this.#lastMoves;
  }

  /** What went wrong; empty: nothing. */
  get problem() {
    return this.#problem;
  }

  /** Reads a file to its end, and then what there is to say of it. */
  async read(text: string, { about, isOver }: Wish = WHOLE): Promise<void> {
    try {
      const telling = about.includes('luck') ? tellingFor('luck', isOver) : 'nothing';
      let progress = await device().openRecord(text, telling);
      this.#progress.value = progress;
      while (!progress.isWhole && !this.#isClosed) {
        this.#progress.value = progress;
        progress = await device().readRecord(progress.record, PIECE);
      }
      if (!this.#isClosed) {
        this.#points.value = await device().recordPoints(progress.record);
        this.#progress.value = progress;
        if (about.includes('luck')) {
          this.#luck.value = await device().recordLuck(progress.record);
        }
        if (about.includes('last-turns')) {
          await this.#weigh(progress.record);
        }
      }
    } catch (error) {
      this.#problem.value = (error as Error).message;
    }
  }

  /** Takes what a server told of a game that it keeps. */
  take({ luck, lastTurns }: LookedBack): void {
    this.#luck.value = luck;
    this.#lastMoves.value = lastTurns && {
      moves: lastTurns.moves,
      of: lastTurns.moves.length,
      unused: lastTurns.unused.map(tellPieces),
    };
  }

  /** Nothing more is read. */
  close(): void {
    this.#isClosed = true;
  }

  /** What the hero knew after a number of commands. */
  at(sequence: number): Promise<Performed> {
    return device().recordAt(this.#name(), sequence);
  }

  /** The hero written down after a number of commands. */
  morgue(sequence: number) {
    return device().recordMorgue(this.#name(), sequence);
  }

  /** The text of a game that goes on from a number of commands. */
  fork(sequence: number): Promise<string> {
    return device().forkRecord(this.#name(), sequence);
  }

  async #weigh(record: string): Promise<void> {
    let moves: readonly MortemMove[] = [];
    for (;;) {
      const page = await device().recordMoves(record, moves.length, WEIGHED);
      moves = [...moves, ...page.moves];
      this.#lastMoves.value = { moves, of: page.of, unused: page.unused };
      if (this.#isClosed || page.moves.length === 0 || moves.length >= page.of) {
        return;
      }
    }
  }

  #name(): string {
    return this.#progress.value?.record ?? '';
  }
}

/** A game that is only looked at: it answers what it is shown, and does nothing. */
export function shownHost(look: () => Promise<Performed>): GameHost {
  const nothing = () => Promise.reject(new Error('A record is only looked at.'));
  return { look, perform: nothing, odds: nothing, close: () => Promise.resolve() };
}
