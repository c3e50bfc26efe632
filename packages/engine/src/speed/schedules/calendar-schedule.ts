// An event queue for arbitrary speeds: a calendar with as many days as actors. Each day holds a list of its
// actors in exact order. R. Brown, "Calendar queues: a fast O(1) priority queue implementation for the
// simulation event set problem" (1988).
//
// A day is as long as two events on average. Next year's events wait in the same day behind this year's. The
// length of a day affects only the running time, never the order.

import { integerIn } from '../../errors/index.ts';
import { LONGEST_WAIT, nobodyActs, Paces, roomFor, unspent } from '../paces.ts';
import {
  NOBODY,
  type QueueUnits,
  type Schedule,
  type ScheduledActor,
  type ScheduleState,
} from './schedule.ts';

/** From this time on, times are rebased to stay small integers. */
const RENEW = 2 ** 29;
const FEWEST_DAYS = 16;
/** Days skipped and actors passed per event, above which the days are resized. */
const TOO_MANY_STEPS = 6;

/** An actor's fields. */
const LINK = 0;
const DUE = 1;
const DELAY = 2;
const FIELDS = 4;

/** Exact order by time; of actors due at once, the lower number moves first. */
export class CalendarSchedule implements Schedule {
  readonly #paces: Paces;
  readonly #move: number;
  #rows: Int32Array;
  /** First actor of each day. */
  #days = new Int32Array(FEWEST_DAYS).fill(NOBODY);
  /** A day lasts 2 to this power. */
  #shift = 0;
  #now = 0;
  #base = 0;
  #acting = NOBODY;
  /** Events since the last review, the steps they took, and the time of that review. */
  #events = 0;
  #steps = 0;
  #since = 0;

  /** Throws a UsageError for units out of range. */
  constructor(units: QueueUnits) {
    this.#paces = new Paces(units, LONGEST_WAIT);
    this.#move = units.move;
    this.#rows = new Int32Array(FIELDS * this.#paces.room);
  }

  get now(): number {
    return this.#base + this.#now;
  }

  get size(): number {
    return this.#paces.size;
  }

  has(actor: number): boolean {
    return this.#paces.has(actor);
  }

  add(actor: number, speed: number): void {
    this.#enter(actor, speed);
    const delay = this.#rows[FIELDS * actor + DELAY]!;
    if (this.size > 2 * this.#days.length) {
      this.#cutDays(this.#dayFor());
    }
    this.#put(actor, this.#now + delay);
  }

  setSpeed(actor: number, speed: number): void {
    const delay = this.#paces.setSpeed(actor, speed);
    this.#rows[FIELDS * actor + DELAY] = delay;
  }

  remove(actor: number): void {
    this.#paces.leave(actor);
    if (actor === this.#acting) {
      this.#acting = NOBODY;
      return;
    }
    const rows = this.#rows;
    const day = this.#dayOf(rows[FIELDS * actor + DUE]!);
    let before = NOBODY;
    for (let at = this.#days[day]!; at !== actor; at = rows[FIELDS * at]!) {
      before = at;
    }
    const after = rows[FIELDS * actor]!;
    if (before === NOBODY) {
      this.#days[day] = after;
    } else {
      rows[FIELDS * before] = after;
    }
  }

  next(): number {
    if (this.#acting !== NOBODY) {
      unspent(this.#acting);
    }
    const days = this.#days;
    const rows = this.#rows;
    const mask = days.length - 1;
    const shift = this.#shift;
    let day = this.#now >> shift;
    for (let passed = 0; passed <= mask; passed++, day++) {
      const actor = days[day & mask]!;
      if (actor !== NOBODY) {
        const due = rows[FIELDS * actor + DUE]!;
        if (due >> shift === day) {
          days[day & mask] = rows[FIELDS * actor]!;
          this.#now = due;
          this.#acting = actor;
          this.#steps += passed;
          return actor;
        }
      }
    }
    return this.#nextYears();
  }

  spend(price: number): void {
    const actor = this.#acting;
    if (actor === NOBODY) {
      nobodyActs();
    }
    const delay =
      price === this.#move
        ? this.#rows[FIELDS * actor + DELAY]!
        : this.#paces.delayFor(actor, price);
    this.#acting = NOBODY;
    this.#put(actor, this.#now + delay);
    if (++this.#events > 4 * this.#days.length || this.#now > RENEW) {
      this.#review();
    }
  }

  advance(price: number, acted: Int32Array, until: number = Number.POSITIVE_INFINITY): number {
    integerIn('price', price, 1, LONGEST_WAIT);
    let count = 0;
    while (count < acted.length) {
      const now = this.#now;
      const actor = this.next();
      if (actor === NOBODY) {
        break;
      }
      if (!(this.now <= until)) {
        // Too early: it goes back into its day.
        this.#acting = NOBODY;
        this.#put(actor, this.#now);
        this.#now = now;
        break;
      }
      acted[count++] = actor;
      this.spend(price);
    }
    return count;
  }

  save(): ScheduleState {
    const actors = this.#waiting().map(id => this.#saved(id, this.#rows[FIELDS * id + DUE]!));
    actors.sort((one, other) => one.due - other.due || one.id - other.id);
    if (this.#acting !== NOBODY) {
      actors.push(this.#saved(this.#acting, this.#now));
    }
    return { now: this.now, acting: this.#acting, actors, pass: [], again: [] };
  }

  /** Restores a saved schedule. Throws a UsageError if the state is invalid for these units. */
  static restore(units: QueueUnits, state: ScheduleState): CalendarSchedule {
    const schedule = new CalendarSchedule(units);
    schedule.#base = state.now;
    for (const { id, speed, due } of state.actors) {
      const wait = integerIn('due', due - state.now, 0, LONGEST_WAIT);
      schedule.#enter(id, speed);
      if (id !== state.acting) {
        schedule.#put(id, wait);
      }
    }
    schedule.#paces.expectActing(state);
    schedule.#acting = state.acting;
    schedule.#cutDays(schedule.#dayFor());
    return schedule;
  }

  #saved(id: number, due: number): ScheduledActor {
    return { id, speed: this.#paces.speedOf(id), due: this.#base + due };
  }

  #enter(actor: number, speed: number): void {
    const delay = this.#paces.enter(actor, speed);
    if (FIELDS * actor >= this.#rows.length) {
      const wider = new Int32Array(FIELDS * roomFor(actor, this.#paces.room));
      wider.set(this.#rows);
      this.#rows = wider;
    }
    this.#rows[FIELDS * actor + DELAY] = delay;
  }

  #dayOf(time: number): number {
    return (time >> this.#shift) & (this.#days.length - 1);
  }

  /** Puts an actor into its day, behind all that are due earlier. */
  #put(actor: number, due: number): void {
    const rows = this.#rows;
    const day = this.#dayOf(due);
    const own = FIELDS * actor;
    rows[own + DUE] = due;
    let after = this.#days[day]!;
    let before = NOBODY;
    while (after !== NOBODY) {
      const other = rows[FIELDS * after + DUE]!;
      if (other > due || (other === due && after > actor)) {
        break;
      }
      before = after;
      after = rows[FIELDS * after]!;
      this.#steps++;
    }
    rows[own + LINK] = after;
    if (before === NOBODY) {
      this.#days[day] = actor;
    } else {
      rows[FIELDS * before] = actor;
    }
  }

  /** If no actor is due within a year: the earliest of the first of each day. */
  #nextYears(): number {
    const rows = this.#rows;
    let first = NOBODY;
    for (const actor of this.#days) {
      const earlier = actor !== NOBODY && (first === NOBODY || this.#isBefore(actor, first));
      first = earlier ? actor : first;
    }
    this.#steps += this.#days.length;
    if (first !== NOBODY) {
      this.#now = rows[FIELDS * first + DUE]!;
      this.#days[this.#dayOf(this.#now)] = rows[FIELDS * first]!;
      this.#acting = first;
    }
    return first;
  }

  #isBefore(actor: number, other: number): boolean {
    const due = this.#rows[FIELDS * actor + DUE]!;
    const otherDue = this.#rows[FIELDS * other + DUE]!;
    return due < otherDue || (due === otherDue && actor < other);
  }

  /** Resizes the days if events took too many steps, and rebases the time. */
  #review(): void {
    const passed = this.#now - this.#since;
    const crowded = this.#steps > TOO_MANY_STEPS * this.#events;
    const sparse = this.#days.length > FEWEST_DAYS && 8 * this.size < this.#days.length;
    if (crowded || sparse || this.#now > RENEW) {
      this.#cutDays(Math.max(1, (2 * passed) / this.#events));
    }
    this.#events = 0;
    this.#steps = 0;
    this.#since = this.#now;
  }

  /** Twice the mean time between events, if each actor moves after its delay. */
  #dayFor(): number {
    let perUnit = 0;
    for (const actor of this.#waiting()) {
      perUnit += 1 / this.#rows[FIELDS * actor + DELAY]!;
    }
    return perUnit > 0 ? 2 / perUnit : 1;
  }

  /** Lays out as many days as there are actors, of about this length, and restarts counting now. */
  #cutDays(length: number): void {
    const waiting = this.#waiting();
    const rows = this.#rows;
    const now = this.#now;
    const days = 2 ** Math.ceil(Math.log2(Math.max(FEWEST_DAYS, this.size)));
    this.#shift = Math.min(27, Math.max(0, Math.round(Math.log2(length))));
    this.#days = new Int32Array(days).fill(NOBODY);
    this.#base += now;
    this.#since -= now;
    this.#now = 0;
    for (const actor of waiting) {
      this.#put(actor, rows[FIELDS * actor + DUE]! - now);
    }
  }

  /** All actors except the acting one, day by day. */
  #waiting(): number[] {
    const waiting: number[] = [];
    for (const first of this.#days) {
      for (let actor = first; actor !== NOBODY; actor = this.#rows[FIELDS * actor]!) {
        waiting.push(actor);
      }
    }
    return waiting;
  }
}
