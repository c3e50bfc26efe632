// The turn form for many actors: every actor is granted a turn's movement, newest first; then passes are made
// over those that can move until none can. NetHack 3.6.7 src/allmain.c (moveloop), src/mon.c (movemon,
// mcalcmove).
//
// The order is that of the TurnClock without a hero. Actors that can move are recorded when movement is
// granted or spent, so a pass visits no others.

import type { Chance } from '../../chance/index.ts';
import { integerIn, UsageError } from '../../errors/index.ts';
import { type AllotmentTable, allotmentTable, FASTEST } from '../allotment-table.ts';
import { nobodyActs, roomFor, strideFor, unspent } from '../paces.ts';
import type { SpeedRules } from '../rules.ts';
import { NOBODY, type Schedule, type ScheduleState } from './schedule.ts';
import {
  ACTOR,
  grantByLuck,
  grantByStep,
  listAble,
  listLucky,
  MOVEMENT,
  ONE_PASS,
  OTHER_PASS,
  ROWS,
  reaches,
  SPEED,
  SURE,
  settleDebts,
} from './turn-rows.ts';

const FIRST_ROOM = 64;
/** One more than the highest actor. */
const MOST_ACTORS = 2 ** 24;
/** The highest price of an action. */
const DEAREST = 2 ** 27;

/** By turns, newest arrivals first. Prices are in movement points; `now` is the turn, from 0. */
export class TurnSchedule implements Schedule {
  readonly #chance: Chance;
  readonly #rules: SpeedRules;
  readonly #move: number;
  readonly #table: AllotmentTable | undefined;
  /** See turn-rows.ts. By index, in the order of arrival. ACTOR is NOBODY for an actor that has left. */
  #stride = strideFor(FIRST_ROOM);
  #rows = new Int32Array(ROWS * this.#stride);
  /** Number of indexes with a random allotment; NOBODY: the list is outdated. */
  #lucky = NOBODY;
  /** The rows of the actors that move in this pass and in the next one, in order. */
  #pass = ONE_PASS;
  #again = OTHER_PASS;
  #passLength = 0;
  #visited = 0;
  #againLength = 0;
  /** Indexes in use, including actors that left this turn. */
  #places = 0;
  #placeOf = new Map<number, number>();
  /** Number of actors with a speed above 0. */
  #moving = 0;
  #acting = NOBODY;
  #turn = 0;

  /** @param chance draws the random allotments at each boundary */
  constructor(chance: Chance, rules: SpeedRules) {
    this.#chance = chance;
    this.#rules = rules;
    this.#move = rules.time.pointsPerMove;
    this.#table = allotmentTable(rules);
  }

  get now(): number {
    return this.#turn;
  }

  get size(): number {
    return this.#placeOf.size;
  }

  has(actor: number): boolean {
    return this.#placeOf.has(actor);
  }

  /** @param speed movement points a turn, 0…127; at 0 it never moves */
  add(actor: number, speed: number): void {
    this.#enter(actor, speed, 0);
  }

  setSpeed(actor: number, speed: number): void {
    const index = this.#expect(actor);
    integerIn('speed', speed, 0, FASTEST);
    this.#moving -= Number(this.#at(SPEED, index) > 0);
    this.#setPace(index, speed);
  }

  remove(actor: number): void {
    const index = this.#expect(actor);
    this.#placeOf.delete(actor);
    this.#moving -= Number(this.#at(SPEED, index) > 0);
    this.#rows[index + ACTOR * this.#stride] = NOBODY;
    if (index === this.#acting) {
      this.#acting = NOBODY;
    }
  }

  next(): number {
    const rows = this.#rows;
    if (this.#acting !== NOBODY) {
      unspent(this.#at(ACTOR, this.#acting));
    }
    do {
      const list = this.#pass * this.#stride;
      while (this.#visited < this.#passLength) {
        const index = rows[list + this.#visited++]!;
        const actor = rows[index + ACTOR * this.#stride]!;
        if (actor !== NOBODY) {
          this.#acting = index;
          return actor;
        }
      }
    } while (this.#goOn(Number.POSITIVE_INFINITY));
    return NOBODY;
  }

  spend(price: number): void {
    const index = this.#acting;
    if (index === NOBODY) {
      nobodyActs();
    }
    if (price !== this.#move) {
      integerIn('price', price, 1, DEAREST);
    }
    const rows = this.#rows;
    const own = index + MOVEMENT * this.#stride;
    const left = rows[own]! - price;
    rows[own] = left;
    this.#acting = NOBODY;
    // Branch-free, as in listAble.
    rows[this.#again * this.#stride + this.#againLength] = index;
    this.#againLength += reaches(left, this.#move);
  }

  advance(price: number, acted: Int32Array, until: number = Number.POSITIVE_INFINITY): number {
    integerIn('price', price, 1, DEAREST);
    if (this.#acting !== NOBODY) {
      unspent(this.#at(ACTOR, this.#acting));
    }
    let count = 0;
    let goesOn = this.#turn <= until;
    while (goesOn) {
      count = this.#advancePass(price, acted, count);
      goesOn = count < acted.length && this.#goOn(until);
    }
    return count;
  }

  save(): ScheduleState {
    this.#sweep();
    const actors = Array.from({ length: this.#places }, (_, index) => ({
      id: this.#at(ACTOR, index),
      speed: this.#at(SPEED, index),
      due: this.#at(MOVEMENT, index),
    }));
    const acting = this.#acting === NOBODY ? NOBODY : this.#at(ACTOR, this.#acting);
    const pass = Array.from(this.#row(this.#pass).subarray(this.#visited, this.#passLength));
    const again = Array.from(this.#row(this.#again).subarray(0, this.#againLength));
    return { now: this.#turn, acting, actors, pass, again };
  }

  /** Restores a saved schedule. Throws a UsageError if the state is invalid. */
  static restore(chance: Chance, rules: SpeedRules, state: ScheduleState): TurnSchedule {
    const schedule = new TurnSchedule(chance, rules);
    for (const { id, speed, due } of state.actors) {
      schedule.#enter(id, speed, integerIn('due', due, -DEAREST, DEAREST));
    }
    for (const index of [...state.pass, ...state.again]) {
      integerIn('pass', index, 0, state.actors.length - 1);
    }
    schedule.#row(schedule.#pass).set(state.pass);
    schedule.#passLength = state.pass.length;
    schedule.#row(schedule.#again).set(state.again);
    schedule.#againLength = state.again.length;
    schedule.#turn = state.now;
    schedule.#acting = state.acting === NOBODY ? NOBODY : schedule.#expect(state.acting);
    return schedule;
  }

  #expect(actor: number): number {
    const index = this.#placeOf.get(actor);
    if (index === undefined) {
      throw new UsageError('actor', actor, 'one that is in the schedule');
    }
    return index;
  }

  #at(row: number, index: number): number {
    return this.#rows[index + row * this.#stride]!;
  }

  #row(row: number): Int32Array {
    return this.#rows.subarray(row * this.#stride, (row + 1) * this.#stride);
  }

  #enter(actor: number, speed: number, movement: number): void {
    integerIn('actor', actor, 0, MOST_ACTORS - 1);
    integerIn('speed', speed, 0, FASTEST);
    if (this.has(actor)) {
      throw new UsageError('actor', actor, "one that isn't in the schedule");
    }
    const index = this.#places++;
    if (index >= this.#stride) {
      this.#widen(strideFor(roomFor(index, FIRST_ROOM)));
    }
    this.#rows[index + ACTOR * this.#stride] = actor;
    this.#rows[index + MOVEMENT * this.#stride] = movement;
    this.#placeOf.set(actor, index);
    this.#setPace(index, speed);
  }

  #setPace(index: number, speed: number): void {
    this.#rows[index + SPEED * this.#stride] = speed;
    this.#rows[index + SURE * this.#stride] = this.#table?.sure[speed] ?? 0;
    this.#moving += Number(speed > 0);
    this.#lucky = NOBODY;
  }

  #widen(stride: number): void {
    const wider = new Int32Array(ROWS * stride);
    for (let row = 0; row < ROWS; row++) {
      wider.set(this.#row(row), row * stride);
    }
    this.#rows = wider;
    this.#stride = stride;
  }

  /**
   * Lets the actors left in this pass act, for one price.
   * @param from number that have acted already
   * @returns number that have acted
   */
  #advancePass(price: number, acted: Int32Array, from: number): number {
    const rows = this.#rows;
    const stride = this.#stride | 0;
    const move = this.#move | 0;
    const most = acted.length | 0;
    const end = (this.#pass * stride + this.#passLength) | 0;
    let at = (this.#pass * stride + this.#visited) | 0;
    let again = (this.#again * stride + this.#againLength) | 0;
    let count = from | 0;
    while (at < end && count < most) {
      const index = rows[at]!;
      const actor = rows[index + ACTOR * stride]!;
      at = (at + 1) | 0;
      if (actor !== NOBODY) {
        const own = (index + MOVEMENT * stride) | 0;
        const left = (rows[own]! - price) | 0;
        rows[own] = left;
        rows[again] = index;
        again = (again + reaches(left, move)) | 0;
        acted[count] = actor;
        count = (count + 1) | 0;
      }
    }
    this.#visited = at - this.#pass * stride;
    this.#againLength = again - this.#again * stride;
    return count;
  }

  /** Starts the next pass, or a turn up to `until`. @returns whether any actor may still move */
  #goOn(until: number): boolean {
    if (this.#againLength > 0) {
      const pass = this.#again;
      this.#again = this.#pass;
      this.#pass = pass;
      this.#passLength = this.#againLength;
      this.#visited = 0;
      this.#againLength = 0;
      return true;
    }
    if (this.#moving > 0 && this.#turn < until) {
      this.#beginTurn();
      return true;
    }
    return false;
  }

  #beginTurn(): void {
    if (this.#places > this.#placeOf.size) {
      this.#sweep();
    }
    this.#turn++;
    this.#visited = 0;
    const rows = this.#rows;
    const stride = this.#stride;
    const places = this.#places;
    const table = this.#table;
    if (table === undefined) {
      grantByStep(this.#chance, this.#rules, rows, stride, places);
    } else {
      if (this.#lucky === NOBODY) {
        this.#lucky = listLucky(table, rows, stride, places);
      }
      grantByLuck(this.#chance, table, rows, stride, this.#lucky);
    }
    const list = this.#pass * stride;
    const able = listAble(rows, stride, list, places, this.#move);
    this.#passLength =
      able === NOBODY
        ? settleDebts(this.#rules.steps.debt, rows, stride, list, places, this.#move)
        : able;
  }

  /** Removes the gaps of actors that have left. */
  #sweep(): void {
    const moved = new Int32Array(this.#places);
    const rows = this.#rows;
    let kept = 0;
    for (let index = 0; index < this.#places; index++) {
      const actor = this.#at(ACTOR, index);
      moved[index] = actor === NOBODY ? NOBODY : kept;
      if (actor !== NOBODY) {
        for (let own = index; own < ONE_PASS * this.#stride; own += this.#stride) {
          rows[own - index + kept] = rows[own]!;
        }
        this.#placeOf.set(actor, kept++);
      }
    }
    this.#places = kept;
    this.#lucky = NOBODY;
    this.#acting = this.#acting === NOBODY ? NOBODY : moved[this.#acting]!;
    this.#passLength = renumber(this.#row(this.#pass), this.#visited, this.#passLength, moved);
    this.#visited = 0;
    this.#againLength = renumber(this.#row(this.#again), 0, this.#againLength, moved);
  }
}

/** Compacts a list of indexes to its front under their new numbers. @returns its length */
function renumber(list: Int32Array, from: number, to: number, moved: Int32Array): number {
  let kept = 0;
  for (let at = from; at < to; at++) {
    const index = moved[list[at]!]!;
    if (index !== NOBODY) {
      list[kept++] = index;
    }
  }
  return kept;
}
