// A queue of events for classes of speed: a ring of slots, one for each unit of time within reach,
// and in each slot a chain of actors in the order in which they came. The calendar queue of R. Brown
// (1988), in the form that short whole delays allow.
//
// Everything lies in one array of integers, row by row: tails and heads of the slots, then links, delays
// and due times of the actors. An address in the rows of heads and links stands for a slot or an actor,
// so that an empty slot, whose tail is its own head, is nothing special when somebody is appended. Row
// by row, because those who were added one after another mostly move one after another too.

import { integerIn } from '../../errors/index.ts';
import { LONGEST_WAIT, nobodyActs, Paces, strideFor, unspent } from '../paces.ts';
import {
  NOBODY,
  type QueueUnits,
  type Schedule,
  type ScheduledActor,
  type ScheduleState,
} from './schedule.ts';

/** Time is counted anew from here on, so that it stays a small integer. */
const RENEW = 2 ** 29;
/** The longest ring. */
const LONGEST = 2 ** 20;
/** No address of an actor. */
const NONE = 0;

/** How a ring counts time. */
export interface RingUnits extends QueueUnits {
  /** The longest time that anything takes, in units, 1…2²⁰; the ring has more slots than that. */
  readonly longest: number;
}

/** Exact order by time; of those due at once, whoever was put in first moves first. */
export class RingSchedule implements Schedule {
  readonly #paces: Paces;
  readonly #move: number;
  readonly #slots: number;
  #rows: Int32Array;
  /** How far an actor's delay lies behind its link, and its due time behind its delay. */
  #stride: number;
  #now = 0;
  #base = 0;
  /** Who acts, or NONE. */
  #acting = NONE;
  /** The hand: the chain that was taken out of the slot of now, first to last; NONE: nobody is left. */
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
    this.#rows = new Int32Array(2 * slots + 3 * this.#stride);
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

  /** Takes as long as there are actors who are due in the same unit of time. */
  remove(actor: number): void {
    this.#paces.leave(actor);
    const rows = this.#rows;
    const at = this.#addressOf(actor);
    if (at === this.#acting) {
      this.#acting = NONE;
      return;
    }
    this.#putHandBack();
    const slot = rows[at + 2 * this.#stride]! & (this.#slots - 1);
    let before = this.#slots + slot;
    while (rows[before] !== at) {
      before = rows[before]!;
    }
    rows[before] = rows[at]!;
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

  advance(price: number, acted: Int32Array, until = Number.POSITIVE_INFINITY): number {
    if (this.#acting !== NONE) {
      unspent(this.#actorAt(this.#acting));
    }
    if (price !== this.#move) {
      return this.#advanceSingly(price, acted, until);
    }
    let count = 0;
    let isOver = this.#paces.size === 0 || !(this.now <= until);
    while (!isOver) {
      // Nobody is due later than LONGEST from now, so each time over somebody acts.
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

  /** The schedule that was saved. Throws a UsageError when the state is not one of such units. */
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
    while (count < acted.length && this.#isSomebodyDueBy(until)) {
      acted[count++] = this.next();
      this.spend(price);
    }
    return count;
  }

  #isSomebodyDueBy(until: number): boolean {
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
   * Lets everybody act and pay one move while it is not later than `limit` and `acted` has room. There
   * is somebody in it. Those of a slot who follow one another with equal delays are due together again,
   * and are put there in one piece.
   * @param from how many have acted already @returns how many have acted
   */
  #advanceTo(limit: number, acted: Int32Array, from: number): number {
    const rows = this.#rows;
    // Here and below, | 0 keeps whole numbers whole numbers for the compiler of the machine.
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
        rows[(at + 2 * stride) | 0] = due;
        next = rows[at]!;
      } while (at !== last && count < most && rows[(next + stride) | 0] === delay);
      const slot = due & (slots - 1);
      rows[rows[slot]!] = first;
      rows[slot] = at;
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
    rows[at + 2 * this.#stride] = due;
    rows[rows[slot]!] = at;
    rows[slot] = at;
  }

  /** Goes on to the next time at which somebody is due, of whom there is one. */
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

  /** Empties the slot of a time into the hand. */
  #takeHand(time: number): void {
    const rows = this.#rows;
    const slot = time & (this.#slots - 1);
    const head = this.#slots + slot;
    this.#last = rows[slot]!;
    this.#first = this.#last === head ? NONE : rows[head]!;
    rows[slot] = head;
  }

  /** The reverse of it: nobody is ever put into the slot of now. */
  #putHandBack(): void {
    if (this.#first !== NONE) {
      const slot = this.#now & (this.#slots - 1);
      this.#rows[this.#slots + slot] = this.#first;
      this.#rows[slot] = this.#last;
    }
  }

  /** Takes an actor in. @returns its address */
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
    const wider = new Int32Array(links + 3 * stride);
    wider.set(this.#rows.subarray(0, links));
    for (let row = 0; row < 3; row++) {
      const from = links + row * this.#stride;
      wider.set(this.#rows.subarray(from, from + this.#stride), links + row * stride);
    }
    this.#rows = wider;
    this.#stride = stride;
  }

  /** Takes whole rounds of the ring off all times: every slot stays what it is. */
  #renew(): void {
    const passed = this.#now - (this.#now & (this.#slots - 1));
    this.#base += passed;
    this.#now -= passed;
    for (let at = 2 * (this.#slots + this.#stride); at < this.#rows.length; at++) {
      this.#rows[at]! -= passed;
    }
  }
}
