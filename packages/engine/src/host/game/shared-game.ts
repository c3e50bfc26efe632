// A game as a server holds it: its orders name their seats, and each seat is told every event once.

import type { Bones, HallEntry, Performed, SavedGame, SeatedOrder } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { LocalGame } from './local-game.ts';

/** A game of one hero or of several, whose orders are stored with their seats. */
export class SharedGame {
  readonly #game: LocalGame;

  constructor(game: LocalGame) {
    this.#game = game;
  }

  /** Number of orders performed so far, for all seats together. */
  get sequence(): number {
    return this.#game.sequence;
  }

  /** The names of the heroes, by seat. */
  get names(): readonly string[] {
    return this.#game.names;
  }

  /** The seats whose heroes may act now; empty while nobody is in the world. */
  get up(): readonly number[] {
    return this.#game.up;
  }

  /** Whether a seat's hero is outside the world because his player is away. */
  isAway(seat: number): boolean {
    return this.#game.isAway(seat);
  }

  /** Whether a seat's hero is in the world and his game goes on. */
  isHere(seat: number): boolean {
    return this.#game.isHere(seat);
  }

  /** Whether a question waits for the answer of a seat's hero. */
  isAsked(seat: number): boolean {
    return this.#game.isAsked(seat);
  }

  /** Ticks of the world since the game began. */
  get ticks(): number {
    return this.#game.ticks;
  }

  /** The knowledge of a seat's hero, and all events since his last command. */
  look(seat = 0): Performed {
    return this.#game.look(seat);
  }

  /** The knowledge of a seat's hero, and the events that he wasn't told yet. */
  news(seat: number): Performed {
    return this.#game.news(seat);
  }

  /** Number of events that a seat's hero wasn't told yet. */
  untold(seat: number): number {
    return this.#game.untold(seat);
  }

  /** A seat's line in the hall of heroes; undefined: his game goes on. */
  hallLine(seat: number): HallEntry | undefined {
    return this.#game.hallLine(seat);
  }

  /**
   * Carries out an order and tells the seat's hero what he wasn't told yet.
   * @throws UsageError for a malformed order, an unknown seat, or a hero who can't join
   */
  perform({ seat = 0, ...order }: SeatedOrder): Performed {
    return this.#game.step(order as SeatedOrder, seat);
  }

  /** The odds of an action, as far as a seat's hero knows. Throws a UsageError for a malformed question. */
  odds(question: OddsQuestion, seat = 0): OddsAnswer {
    return this.#game.odds(question, seat);
  }

  /** The game as plain JSON. */
  save(): SavedGame {
    return this.#game.save();
  }

  /** The bones of its beginning of which this game has made levels. */
  get bonesMet(): readonly Bones[] {
    return this.#game.bonesMet;
  }

  /** The bones that a hero leaves who was alone and has died; undefined: none. */
  bonesLeft(): Bones | undefined {
    return this.#game.bonesLeft();
  }

  /** Hash of the state. */
  hash(): string {
    return this.#game.hash();
  }
}
