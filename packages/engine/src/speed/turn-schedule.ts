// The turn form for many actors at once: everybody is granted a turn's movement, newest first, and
// passes are made over those who can move until nobody can. NetHack 3.6.7 src/allmain.c (moveloop),
// src/mon.c (movemon, mcalcmove).
//
// The same order as the TurnClock's without a hero, kept in rows: who can move is noted when movement
// is granted or spent, so that a pass visits nobody else.

import type { Chance } from '../chance/index.ts';
import { integerIn, UsageError } from '../errors/index.ts';
import { type AllotmentTable, allotmentTable, FASTEST } from './allotment-table.ts';
import { nobodyActs, roomFor, unspent } from './paces.ts';
import type { SpeedRules } from './rules.ts';
import { NOBODY, type Schedule, type ScheduleState } from './schedule.ts';

const FIRST_ROOM = 64;
/** The greatest actor and one. */
const MOST_ACTORS = 2 ** 24;
/** The most that an action can cost. */
const DEAREST = 2 ** 27;
/** What every speed is sure of where the ruleset's step has granted it already. */
const NOTHING = new Int32Array(FASTEST + 1);

/** By turns, newest arrivals first. Prices are in movement points; `now` is the turn, from 0. */
export class TurnSchedule implements Schedule {
  readonly #chance: Chance;
  readonly #rules: SpeedRules;
  readonly #move: number;
  readonly #table: AllotmentTable | undefined;
  /** By place, in the order of arrival: who, how fast, with how much in hand. NOBODY: has left. */
  #actor = new Int32Array(FIRST_ROOM);
  #speed = new Int32Array(FIRST_ROOM);
  #movement = new Int32Array(FIRST_ROOM);
  /** Places whose allotment is a matter of luck, newest first; made anew when somebody has changed. */
  #uncertain = new Int32Array(FIRST_ROOM);
  #uncertainLength = NOBODY;
  /** Places that move in this pass, and in the next one; in the order in which they do. */
  #pass = new Int32Array(FIRST_ROOM);
  #again = new Int32Array(FIRST_ROOM);
  #passLength = 0;
  #visited = 0;
  #againLength = 0;
  /** Places in use, those who have left this turn included. */
  #places = 0;
  #placeOf = new Map<number, number>();
  /** Of those in it, how many aren't rooted to the spot. */
  #moving = 0;
  #acting = NOBODY;
  #turn = 0;

  /** @param chance deals the parts of a move at each boundary */
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
    const place = this.#expect(actor);
    integerIn('speed', speed, 0, FASTEST);
    this.#moving += Number(speed > 0) - Number(this.#speed[place]! > 0);
    this.#speed[place] = speed;
    this.#uncertainLength = NOBODY;
  }

  remove(actor: number): void {
    const place = this.#expect(actor);
    this.#placeOf.delete(actor);
    this.#moving -= Number(this.#speed[place]! > 0);
    this.#actor[place] = NOBODY;
    if (place === this.#acting) {
      this.#acting = NOBODY;
    }
  }

  next(): number {
    if (this.#acting !== NOBODY) {
      unspent(this.#actor[this.#acting]!);
    }
    for (;;) {
      while (this.#visited < this.#passLength) {
        const place = this.#pass[this.#visited++]!;
        const actor = this.#actor[place]!;
        if (actor !== NOBODY) {
          this.#acting = place;
          return actor;
        }
      }
      if (this.#againLength > 0) {
        this.#beginPass();
      } else if (this.#moving > 0) {
        this.#beginTurn();
      } else {
        return NOBODY | 0;
      }
    }
  }

  spend(price: number): void {
    const place = this.#acting;
    if (place === NOBODY) {
      nobodyActs();
    }
    const move = this.#move;
    if (price !== move) {
      integerIn('price', price, 1, DEAREST);
    }
    const left = this.#movement[place]! - price;
    this.#movement[place] = left;
    this.#acting = NOBODY;
    // A sum, not a question: the same as in listAble.
    this.#again[this.#againLength] = place;
    this.#againLength += reaches(left, move);
  }

  // The hot path of a crowd: read as `spend`, then `next`; | 0 keeps whole numbers whole for the
  // compiler of the machine.
  spendAndNext(price: number): number {
    const place = this.#acting;
    const move = this.#move;
    const visited = this.#visited;
    if (place === -1 || price !== move || visited === this.#passLength) {
      this.spend(price);
      return this.next() | 0;
    }
    const movement = this.#movement;
    const left = (movement[place]! - move) | 0;
    movement[place] = left;
    const againLength = this.#againLength;
    this.#again[againLength] = place;
    this.#againLength = (againLength + reaches(left, move)) | 0;
    const next = this.#pass[visited]!;
    const actor = this.#actor[next]!;
    this.#visited = (visited + 1) | 0;
    this.#acting = actor === -1 ? -1 : next;
    return actor === -1 ? this.next() | 0 : actor;
  }

  save(): ScheduleState {
    this.#sweep();
    const actors = Array.from(this.#actor.subarray(0, this.#places), (id, place) => ({
      id,
      speed: this.#speed[place]!,
      due: this.#movement[place]!,
    }));
    const acting = this.#acting === NOBODY ? NOBODY : this.#actor[this.#acting]!;
    const pass = Array.from(this.#pass.subarray(this.#visited, this.#passLength));
    const again = Array.from(this.#again.subarray(0, this.#againLength));
    return { now: this.#turn, acting, actors, pass, again };
  }

  /** The schedule that was saved. Throws a UsageError when the state is not one. */
  static restore(chance: Chance, rules: SpeedRules, state: ScheduleState): TurnSchedule {
    const schedule = new TurnSchedule(chance, rules);
    for (const { id, speed, due } of state.actors) {
      schedule.#enter(id, speed, integerIn('due', due, -DEAREST, DEAREST));
    }
    for (const place of [...state.pass, ...state.again]) {
      integerIn('pass', place, 0, state.actors.length - 1);
    }
    schedule.#pass.set(state.pass);
    schedule.#passLength = state.pass.length;
    schedule.#again.set(state.again);
    schedule.#againLength = state.again.length;
    schedule.#turn = state.now;
    schedule.#acting = state.acting === NOBODY ? NOBODY : schedule.#expect(state.acting);
    return schedule;
  }

  #expect(actor: number): number {
    const place = this.#placeOf.get(actor);
    if (place === undefined) {
      throw new UsageError('actor', actor, 'one that is in the schedule');
    }
    return place;
  }

  #enter(actor: number, speed: number, movement: number): void {
    integerIn('actor', actor, 0, MOST_ACTORS - 1);
    integerIn('speed', speed, 0, FASTEST);
    if (this.has(actor)) {
      throw new UsageError('actor', actor, "one that isn't in the schedule");
    }
    const place = this.#places++;
    if (place >= this.#actor.length) {
      this.#grow(roomFor(place, this.#actor.length));
    }
    this.#actor[place] = actor;
    this.#speed[place] = speed;
    this.#movement[place] = movement;
    this.#placeOf.set(actor, place);
    this.#moving += Number(speed > 0);
    this.#uncertainLength = NOBODY;
  }

  #grow(room: number): void {
    this.#actor = wider(this.#actor, room);
    this.#speed = wider(this.#speed, room);
    this.#movement = wider(this.#movement, room);
    this.#uncertain = wider(this.#uncertain, room);
    this.#pass = wider(this.#pass, room);
    this.#again = wider(this.#again, room);
  }

  #beginPass(): void {
    const pass = this.#again;
    this.#again = this.#pass;
    this.#pass = pass;
    this.#passLength = this.#againLength;
    this.#visited = 0;
    this.#againLength = 0;
  }

  #beginTurn(): void {
    if (this.#places > this.#placeOf.size) {
      this.#sweep();
    }
    this.#turn++;
    this.#visited = 0;
    const table = this.#table;
    if (table === undefined) {
      grantByStep(this.#chance, this.#rules, this.#speed, this.#movement, this.#places);
    } else {
      this.#grantByLuck(table);
    }
    this.#passLength = listAble(
      table?.sure ?? NOTHING,
      this.#rules.steps.debt,
      this.#speed,
      this.#movement,
      this.#pass,
      this.#places,
      this.#move,
    );
  }

  #grantByLuck(table: AllotmentTable): void {
    if (this.#uncertainLength === NOBODY) {
      this.#uncertainLength = listUncertain(table, this.#speed, this.#uncertain, this.#places);
    }
    const list = this.#uncertain;
    grantByLuck(this.#chance, table, this.#speed, this.#movement, list, this.#uncertainLength);
  }

  /** Closes the gaps that those who have left leave behind. */
  #sweep(): void {
    const moved = new Int32Array(this.#places);
    let kept = 0;
    for (let place = 0; place < this.#places; place++) {
      const actor = this.#actor[place]!;
      moved[place] = actor === NOBODY ? NOBODY : kept;
      if (actor !== NOBODY) {
        this.#actor[kept] = actor;
        this.#speed[kept] = this.#speed[place]!;
        this.#movement[kept] = this.#movement[place]!;
        this.#placeOf.set(actor, kept++);
      }
    }
    this.#places = kept;
    this.#uncertainLength = NOBODY;
    this.#acting = this.#acting === NOBODY ? NOBODY : moved[this.#acting]!;
    this.#passLength = renumber(this.#pass, this.#visited, this.#passLength, moved);
    this.#visited = 0;
    this.#againLength = renumber(this.#again, 0, this.#againLength, moved);
  }
}

function wider(row: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(room);
  wide.set(row);
  return wide;
}

/** Moves a list of places to its front under their new numbers. @returns how many are left */
function renumber(list: Int32Array, from: number, to: number, moved: Int32Array): number {
  let kept = 0;
  for (let at = from; at < to; at++) {
    const place = moved[list[at]!]!;
    if (place !== NOBODY) {
      list[kept++] = place;
    }
  }
  return kept;
}

/** 1 when a number is so great at least, else 0: the sign of what is missing. Both within 2³⁰. */
function reaches(number: number, least: number): number {
  return ((least - 1 - number) | 0) >>> 31;
}

/** Grants everybody a turn's movement, newest first, by the ruleset's step. */
function grantByStep(
  chance: Chance,
  rules: SpeedRules,
  speed: Int32Array,
  movement: Int32Array,
  places: number,
): void {
  const { allot } = rules.steps;
  for (let place = places - 1; place >= 0; place--) {
    movement[place]! += allot(chance, rules, speed[place]!, false);
  }
}

/** Lists the places whose allotment is a matter of luck, newest first. @returns how many */
function listUncertain(
  table: AllotmentTable,
  speed: Int32Array,
  list: Int32Array,
  places: number,
): number {
  let count = 0;
  for (let place = places - 1; place >= 0; place--) {
    if (table.k[speed[place]!]! > 0) {
      list[count++] = place;
    }
  }
  return count;
}

/** Grants what is a matter of luck. Sums, not questions: no processor foresees it. */
function grantByLuck(
  chance: Chance,
  { k, n, more }: AllotmentTable,
  speed: Int32Array,
  movement: Int32Array,
  list: Int32Array,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const place = list[at]!;
    const pace = speed[place]!;
    // A test is the draw below(n) < k.
    const unlucky = reaches(chance.below(n[pace]!, 'extra-move'), k[pace]!);
    movement[place] = movement[place]! + (more[pace]! & (unlucky - 1));
  }
}

/**
 * Grants what each speed is sure of, deals with debts, and lists the places that can move, newest
 * first. @returns how many
 */
function listAble(
  sure: Int32Array,
  debt: SpeedRules['steps']['debt'],
  speed: Int32Array,
  movement: Int32Array,
  list: Int32Array,
  places: number,
  move: number,
): number {
  let count = 0;
  for (let place = places - 1; place >= 0; place--) {
    let total = (movement[place]! + sure[speed[place]!]!) | 0;
    if (total < 0) {
      total = debt(total);
    }
    movement[place] = total;
    list[count] = place;
    count = (count + reaches(total, move)) | 0;
  }
  return count;
}
