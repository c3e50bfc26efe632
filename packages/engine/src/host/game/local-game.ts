// A whole game in this process: commands in, events and views out, and odds from the same rules.

import { type Distribution, Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  type ArenaPlan,
  arenaGame,
  type Bones,
  bonesLeft,
  type DrawListener,
  type GameState,
  type HallEntry,
  hallEntry,
  hashGame,
  isAway,
  isUp,
  isWorldOrder,
  lessonGame,
  listenToDraws,
  type NewGame,
  newGame,
  type Order,
  type OrderResult,
  type Performed,
  performCommand,
  performedFor,
  performOrder,
  restoreGame,
  type SavedGame,
  saveGame,
} from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { knownStrike } from '../answers/luck/known-strike.ts';
import { answerQuestion } from '../answers/questions.ts';

/** A game. Pure: it stores nothing and reads no clock. */
export class LocalGame {
  /** The game as each seat has it. */
  readonly #states: readonly GameState[];
  readonly #ask: Enumerator;
  /** By seat, how many events of its log were told since it was emptied that often. */
  readonly #told = new Map<number, { readonly clearings: number; readonly events: number }>();

  private constructor(state: GameState, ask = new Enumerator()) {
    this.#states = state.states;
    this.#ask = ask;
  }

  /**
   * Starts a game of one hero, or of several heroes who share its world.
   * @throws UsageError for an invalid name, role, race or seed
   */
  static create(content: Content, ruleset: Ruleset, start: NewGame): LocalGame {
    return new LocalGame(newGame(content, ruleset, start));
  }

  /**
   * Starts a practice fight.
   * @param ask what remembers answers; several fights of one content and ruleset may share it
   * @throws UsageError for a role, race, level, seed, count, monster or item that can't be had
   */
  static arena(content: Content, ruleset: Ruleset, plan: ArenaPlan, ask?: Enumerator): LocalGame {
    return new LocalGame(arenaGame(content, ruleset, plan), ask);
  }

  /**
   * Starts the lessons: practice in a few drawn rooms.
   * @param seed 1…64 characters; the same seed makes the same lessons
   * @throws UsageError for another seed, and for content without a drawing of lessons
   */
  static lessons(content: Content, ruleset: Ruleset, seed: string): LocalGame {
    return new LocalGame(lessonGame(content, ruleset, seed));
  }

  /** Continues a saved game. Throws a ReplayError if it can't be read. */
  static restore(content: Content, ruleset: Ruleset, saved: SavedGame): LocalGame {
    return new LocalGame(restoreGame(content, ruleset, saved));
  }

  /** Number of commands performed so far, for all seats together. */
  get sequence(): number {
    return this.#states[0]!.world.sequence;
  }

  /** Number of heroes who share the world. Seats are numbered from 0, in the order in which the game lists them. */
  get seats(): number {
    return this.#states.length;
  }

  /** The names of the heroes, by seat. */
  get names(): readonly string[] {
    return this.#states.map(({ sheet }) => sheet.name);
  }

  /** Whether a seat's hero is outside the world because his player is away. */
  isAway(seat: number): boolean {
    return isAway(this.#state(seat));
  }

  /** Whether a seat's hero is in the world and his game goes on. */
  isHere(seat: number): boolean {
    const state = this.#state(seat);
    return state.ending === undefined && !isAway(state);
  }

  /** Whether a question waits for the answer of a seat's hero. */
  isAsked(seat: number): boolean {
    return this.#state(seat).pending !== undefined;
  }

  /** Ticks of the world since the game began. */
  get ticks(): number {
    return this.#states[0]!.world.ticks;
  }

  /** The seats whose heroes may act now, in any order; empty once the game is over for all. */
  get up(): readonly number[] {
    return this.#states.flatMap((state, seat) =>
      state.ending === undefined && isUp(state) ? [seat] : [],
    );
  }

  /** The knowledge of a seat's hero, and the events since his last command. Throws a UsageError for an unknown seat. */
  look(seat = 0): Performed {
    const state = this.#state(seat);
    this.#markTold(state);
    return performedFor(state, undefined);
  }

  /** A seat's line in the hall of heroes, which tells his player nothing; undefined: his game goes on. */
  hallLine(seat = 0): HallEntry | undefined {
    return hallEntry(performedFor(this.#state(seat), undefined).view);
  }

  /**
   * Carries out a command for a seat's hero, or an order about who is in a shared world: a hero who joins gets the next
   * seat, whatever `seat` says. A refusal is a value: a hero who isn't up is refused.
   * @throws UsageError for a malformed command, an unknown seat, or a hero who can't join
   */
  perform(command: Order, seat = 0): Performed {
    const { state, refusal } = this.#carryOut(command, seat);
    this.#markTold(state);
    return performedFor(state, refusal);
  }

  /** As `perform`, but makes no view: a replay of many commands needs none. @returns the refusal, if any */
  carryOut(command: Order, seat = 0): OrderResult['refusal'] {
    const { state, refusal } = this.#carryOut(command, seat);
    this.#markTold(state);
    return refusal;
  }

  /** As `perform`, but tells only the events that this seat wasn't told yet. */
  step(command: Order, seat = 0): Performed {
    const { state, refusal } = this.#carryOut(command, seat);
    return { ...this.#newsOf(state), refusal };
  }

  /** The knowledge of a seat's hero, and the events that this seat wasn't told yet. */
  news(seat = 0): Performed {
    return this.#newsOf(this.#state(seat));
  }

  /** Number of events that `news` would tell. */
  untold(seat = 0): number {
    const { log } = this.#state(seat);
    return log.perceivedCount - this.#toldOf(seat, log.clearings);
  }

  #newsOf(state: GameState): Performed {
    const { log, seat } = state;
    const from = this.#toldOf(seat.number, log.clearings);
    this.#markTold(state);
    return performedFor(state, undefined, from);
  }

  #markTold({ log, seat }: GameState): void {
    this.#told.set(seat.number, { clearings: log.clearings, events: log.perceivedCount });
  }

  /** How many of the events in a seat's log were told. */
  #toldOf(seat: number, clearings: number): number {
    const told = this.#told.get(seat);
    return told?.clearings === clearings ? told.events : 0;
  }

  #carryOut(command: Order, seat: number): OrderResult {
    if (isWorldOrder(command)) {
      if (command.kind !== 'join') {
        this.#state(seat);
      }
      return performOrder(this.#states, command, seat);
    }
    const state = this.#state(seat);
    return { state, refusal: performCommand(state, command) };
  }

  /**
   * The odds of an action, as far as a seat's hero knows.
   * @throws UsageError for a spell or target unknown to the hero, or an unknown seat
   */
  odds(question: OddsQuestion, seat = 0): OddsAnswer {
    return answerQuestion(this.#state(seat), this.#ask, question);
  }

  /** The damage of one blow of a seat's hero at a creature; undefined: he doesn't know all that it depends on. */
  strikeOf(creature: number, seat = 0): Distribution | undefined {
    return knownStrike(this.#state(seat), this.#ask, creature);
  }

  /** Tells of all further draws that matter to heroes, for looking back on a record. */
  listen(listener: DrawListener): void {
    listenToDraws(this.#states[0]!, listener);
  }

  /** The game as plain JSON. */
  save(): SavedGame {
    return saveGame(this.#states[0]!);
  }

  /** The bones that this game leaves to later ones: of a hero who was alone and has died; undefined: none. */
  bonesLeft(): Bones | undefined {
    return bonesLeft(this.#states[0]!);
  }

  /** The bones of its beginning of which this game has made levels. */
  get bonesMet(): readonly Bones[] {
    const { world } = this.#states[0]!;
    return world.bonesMet.map(place => world.start.bones![place]!);
  }

  /** 64 bits of the state, in hexadecimal; equal on every platform. */
  hash(): string {
    return hashGame(this.#states[0]!);
  }

  #state(seat: number): GameState {
    const state = this.#states[seat];
    if (state === undefined) {
      throw new UsageError('seat', seat, `an integer from 0 to ${this.#states.length - 1}`);
    }
    return state;
  }
}
