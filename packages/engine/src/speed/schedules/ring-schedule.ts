// An event queue for classes of speed: a ring with one slot for each unit of time within reach, and in each
// slot a list of actors in order of arrival. It is the calendar queue of R. Brown (1988), in the form that
// short integer delays allow.
//
// All data is in one integer array, row by row: tails and heads of the slots, then links and delays of the
// actors. An address in the rows of heads and links denotes a slot or an actor, so an empty slot (its tail is
// its own head) needs no special case when an actor is appended. The last actor of a slot links back to the
// head, which tells when it is due. Rows are contiguous because actors added in sequence usually move in
// sequence.

import { integerIn } from '../../errors/index.ts';
import { LONGEST_WAIT, nobodyActs, Paces, strideFor, unspent } from '../paces.ts';
import {
  NOBODY,
  type QueueUnits,
  type Schedule,
  type ScheduledActor,
  type ScheduleState,
} from './schedule.ts';

/** From this time on, times are rebased to stay small integers. */
const RENEW = 2 ** 29;
/** The longest ring. */
const LONGEST = 2 ** 20;
/** No actor's address. */
const NONE = 0;

/** A ring's units of time. */
export interface RingUnits extends QueueUnits {
  /** The longest delay, in units, 1…2²⁰. The ring has more slots than that. */
  readonly longest: number;
}

/** Exact order by time; of actors due at once, the one inserted first moves first. */
export class RingSchedule implements Schedule {
  readonly #paces: Paces;
  readonly #move: number;
  readonly #slots: number;
  #rows: Int32Array;
  /** Offset from an actor's link to its delay. */
  #stride: number;
  #now = 0;
  #base = 0;
  /** The acting actor, or NONE. */
  #acting = NONE;
  /** The hand: the list taken from the present slot, first to last; NONE: empty. */
  #first = NONE;
  #last = NONE;

  /** Throws a UsageError for units out of range. */
  constructor(units: RingUnits) {
    integerIn('longest', units.longest, 1, LONGEST);
    this.#paces = new Paces(units, units.longest);
    this.#move = units.move;
    const slots = 2 ** Math.ceil(Math.log2(units.longest + 1));
    this.#slots = slots;
    this.#stride = strideFor(this.#paces.room);
    this.#rows = new Int32Array(2 * slots + 2 * this.#stride);
    for (let slot = 0; slot < slots; slot++) {
      this.#rows[slot] = slots + slot;
    }
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
    const at = this.#enter(actor, speed);
    this.#put(at, this.#now + this.#rows[at + this.#stride]!);
  }

  setSpeed(actor: number, speed: number): void {
    const delay = this.#paces.setSpeed(actor, speed);
    this.#rows[this.#addressOf(actor) + this.#stride] = delay;
  }

  /** Takes time proportional to the number of actors due in the same unit of time. */
  remove(actor: number): void {
    this.#paces.leave(actor);
    const rows = this.#rows;
    const at = this.#addressOf(actor);
    if (at === this.#acting) {
      this.#acting = NONE;
      return;
    }
    this.#putHandBack();
    let head = rows[at]!;
    while (head >= 2 * this.#slots) {
      head = rows[head]!;
    }
    let before = head;
    while (rows[before] !== at) {
      before = rows[before]!;
    }
    rows[before] = rows[at]!;
    const slot = head - this.#slots;
    if (rows[slot] === at) {
      rows[slot] = before;
    }
    this.#takeHand(this.#now);
  }

  next(): number {
    if (this.#acting !== NONE) {
      unspent(this.#actorAt(this.#acting));
    }
    if (this.#first === NONE) {
      if (this.#paces.size === 0) {
        return NOBODY;
      }
      this.#takeNextHand();
    }
    const at = this.#first;
    this.#acting = at;
    this.#first = at === this.#last ? NONE : this.#rows[at]!;
    return at - 2 * this.#slots;
  }

  spend(price: number): void {
    const at = this.#acting;
    if (at === NONE) {
      nobodyActs();
    }
    const delay =
      price === this.#move
        ? this.#rows[at + this.#stride]!
        : this.#paces.delayFor(this.#actorAt(at), price);
    this.#acting = NONE;
    this.#put(at, this.#now + delay);
    if (this.#now > RENEW) {
      this.#renew();
    }
  }

  advance(price: number, acted: Int32Array, until: number = Number.POSITIVE_INFINITY): number {
    if (this.#acting !== NONE) {
      unspent(this.#actorAt(this.#acting));
    }
    if (price !== this.#move) {
      return this.#advanceSingly(price, acted, until);
    }
    let count = 0;
    let isOver = this.#paces.size === 0 || !(this.now <= until);
    while (!isOver) {
      // No actor is due later than LONGEST from now, so each rebasing period contains an act.
      const limit = Math.min(RENEW + LONGEST, until - this.#base) | 0;
      count = this.#advanceTo(limit, acted, count);
      isOver = count === acted.length || limit < RENEW + LONGEST;
      if (this.#now > RENEW) {
        this.#renew();
      }
    }
    return count;
  }

  save(): ScheduleState {
    const rows = this.#rows;
    const actors: ScheduledActor[] = [];
    this.#putHandBack();
    for (let time = this.#now; time < this.#now + this.#slots; time++) {
      const slot = time & (this.#slots - 1);
      for (let at = this.#slots + slot; at !== rows[slot]; ) {
        at = rows[at]!;
        const id = this.#actorAt(at);
        actors.push({ id, speed: this.#paces.speedOf(id), due: this.#base + time });
      }
    }
    this.#takeHand(this.#now);
    const acting = this.#acting === NONE ? NOBODY : this.#actorAt(this.#acting);
    if (acting !== NOBODY) {
      actors.push({ id: acting, speed: this.#paces.speedOf(acting), due: this.now });
    }
    return { now: this.now, acting, actors, pass: [], again: [] };
  }

  /** Restores a saved schedule. Throws a UsageError if the state is invalid for these units. */
  static restore(units: RingUnits, state: ScheduleState): RingSchedule {
    const schedule = new RingSchedule(units);
    schedule.#base = state.now;
    for (const { id, speed, due } of state.actors) {
      const wait = integerIn('due', due - state.now, 0, units.longest);
      const at = schedule.#enter(id, speed);
      if (id === state.acting) {
        schedule.#acting = at;
      } else {
        schedule.#put(at, wait);
      }
    }
    schedule.#paces.expectActing(state);
    schedule.#takeHand(0);
    return schedule;
  }

  /** `advance` for any price. */
  #advanceSingly(price: number, acted: Int32Array, until: number): number {
    integerIn('price', price, 1, LONGEST_WAIT);
    let count = 0;
    while (count < acted.length && this.#isAnyoneDueBy(until)) {
      acted[count++] = this.next();
      this.spend(price);
    }
    return count;
  }

  #isAnyoneDueBy(until: number): boolean {
    if (this.#first !== NONE) {
      return this.now <= until;
    }
    const furthest = Math.min(this.#now + this.#slots - 1, until - this.#base);
    for (let time = this.#now + 1; time <= furthest; time++) {
      const slot = time & (this.#slots - 1);
      if (this.#rows[slot] !== this.#slots + slot) {
        return true;
      }
    }
    return false;
  }

  /**
   * Lets every actor act and pay one move while the time is at most `limit` and `acted` has room. The
   * schedule isn't empty. Consecutive actors of a slot with equal delays stay together and are moved as one
   * list.
   * @param from number that have acted already
   * @returns number that have acted
   */
  #advanceTo(limit: number, acted: Int32Array, from: number): number {
    const rows = this.#rows;
    // Here and below, | 0 keeps values as integers for the just-in-time compiler.
    const stride = this.#stride | 0;
    const slots = this.#slots | 0;
    const most = acted.length | 0;
    let count = from | 0;
    let now = this.#now | 0;
    let first = this.#first | 0;
    let last = this.#last | 0;
    while (count < most) {
      if (first === NONE) {
        let time = now;
        let slot = 0;
        do {
          time = (time + 1) | 0;
          slot = time & (slots - 1);
          last = rows[slot]!;
        } while (last === slots + slot && time < limit);
        if (last === slots + slot || time > limit) {
          break;
        }
        now = time;
        first = rows[slots + slot]!;
        rows[slot] = slots + slot;
      }
      const delay = rows[(first + stride) | 0]!;
      const due = (now + delay) | 0;
      let next = first;
      let at = first;
      do {
        at = next;
        acted[count] = (at - 2 * slots) | 0;
        count = (count + 1) | 0;
        next = rows[at]!;
      } while (at !== last && count < most && rows[(next + stride) | 0] === delay);
      const slot = due & (slots - 1);
      rows[rows[slot]!] = first;
      rows[slot] = at;
      rows[at] = slots + slot;
      first = at === last ? NONE : next;
    }
    this.#now = now;
    this.#first = first;
    this.#last = last;
    return count;
  }

  #addressOf(actor: number): number {
    return 2 * this.#slots + actor;
  }

  #actorAt(at: number): number {
    return at - 2 * this.#slots;
  }

  /** Appends an actor to the slot of a time. */
  #put(at: number, due: number): void {
    const rows = this.#rows;
    const slot = due & (this.#slots - 1);
    rows[rows[slot]!] = at;
    rows[slot] = at;
    rows[at] = this.#slots + slot;
  }

  /** Advances to the next time at which an actor is due; there is one. */
  #takeNextHand(): void {
    const rows = this.#rows;
    const slots = this.#slots;
    let now = this.#now;
    let slot: number;
    do {
      now++;
      slot = now & (slots - 1);
    } while (rows[slot] === slots + slot);
    this.#now = now;
    this.#takeHand(now);
  }

  /** Moves the slot of a time into the hand. */
  #takeHand(time: number): void {
    const rows = this.#rows;
    const slot = time & (this.#slots - 1);
    const head = this.#slots + slot;
    this.#last = rows[slot]!;
    this.#first = this.#last === head ? NONE : rows[head]!;
    rows[slot] = head;
  }

  /** Undoes it: actors are never inserted into the present slot. */
  #putHandBack(): void {
    if (this.#first !== NONE) {
      const slot = this.#now & (this.#slots - 1);
      this.#rows[this.#slots + slot] = this.#first;
      this.#rows[slot] = this.#last;
    }
  }

  /** Adds an actor. @returns its address */
  #enter(actor: number, speed: number): number {
    const delay = this.#paces.enter(actor, speed);
    if (actor >= this.#stride) {
      this.#widen(strideFor(this.#paces.room));
    }
    const at = this.#addressOf(actor);
    this.#rows[at + this.#stride] = delay;
    return at;
  }

  #widen(stride: number): void {
    const links = 2 * this.#slots;
    const wider = new Int32Array(links + 2 * stride);
    wider.set(this.#rows.subarray(0, links));
    for (let row = 0; row < 2; row++) {
      const from = links + row * this.#stride;
      wider.set(this.#rows.subarray(from, from + this.#stride), links + row * stride);
    }
    this.#rows = wider;
    this.#stride = stride;
  }

  /** Subtracts whole rounds of the ring from all times; every slot stays the same. */
  #renew(): void {
    const passed = this.#now - (this.#now & (this.#slots - 1));
    this.#base += passed;
    this.#now -= passed;
  }
}
