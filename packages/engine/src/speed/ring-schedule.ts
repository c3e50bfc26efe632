// A queue of events for classes of speed: a ring of slots, one for each unit of time within reach,
// and in each slot a chain of actors in the order in which they came. The calendar queue of R. Brown
// (1988), in the form that short whole delays allow.
//
// Everything lies in one array of integers: some fields, two for each slot, four for each actor. An
// address in it stands for an actor; a slot's head is addressed as if it were an actor's link, so
// that an empty slot is nothing special when somebody is appended.

import { integerIn } from '../errors/index.ts';
import { nobodyActs, Paces, roomFor, unspent } from './paces.ts';
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

/** The fields: the time; who acts and who is next in the slot of now, or NONE; constants. */
const NOW = 0;
const ACTING = 1;
const FOLLOWING = 2;
const MOVE = 3;
const MASK = 4;
const FIRST_ACTOR = 5;
/** Head and tail of the first slot; a multiple of four, so that no actor lies in two cache lines. */
const SLOTS = 16;

/** An actor's fields: after whom it comes is told by the link of that one. */
const LINK = 0;
const DELAY = 1;
const DUE = 2;
const ACTOR_FIELDS = 4;

/** How a ring counts time. */
export interface RingUnits extends QueueUnits {
  /** The longest time that anything takes, in units, 1…2²⁰; the ring has more slots than that. */
  readonly longest: number;
}

/** Exact order by time; of those due at once, whoever was put in first moves first. */
export class RingSchedule implements Schedule {
  readonly #paces: Paces;
  #ring: Int32Array;
  #base = 0;

  /** Throws a UsageError for units out of range. */
  constructor(units: RingUnits) {
    integerIn('longest', units.longest, 1, LONGEST);
    this.#paces = new Paces(units, units.longest);
    const slots = 2 ** Math.ceil(Math.log2(units.longest + 1));
    const firstActor = SLOTS + 2 * slots;
    const ring = new Int32Array(firstActor + ACTOR_FIELDS * this.#paces.room);
    ring[MOVE] = units.move;
    ring[MASK] = slots - 1;
    ring[FIRST_ACTOR] = firstActor;
    for (let head = SLOTS; head < firstActor; head += 2) {
      ring[head + 1] = head;
    }
    this.#ring = ring;
  }

  get now(): number {
    return this.#base + this.#ring[NOW]!;
  }

  get size(): number {
    return this.#paces.size;
  }

  has(actor: number): boolean {
    return this.#paces.has(actor);
  }

  add(actor: number, speed: number): void {
    const at = this.#enter(actor, speed);
    put(this.#ring, at, this.#ring[NOW]! + this.#ring[at + DELAY]!);
  }

  setSpeed(actor: number, speed: number): void {
    this.#ring[this.#addressOf(actor) + DELAY] = this.#paces.setSpeed(actor, speed);
  }

  /** Takes as long as there are actors who are due in the same unit of time. */
  remove(actor: number): void {
    this.#paces.leave(actor);
    const ring = this.#ring;
    const at = this.#addressOf(actor);
    if (at === ring[ACTING]) {
      ring[ACTING] = NONE;
      return;
    }
    // Whoever is due now has left the slot: their chain begins in a field.
    const due = ring[at + DUE]!;
    if (!unlinked(ring, FOLLOWING, at)) {
      const head = headOf(ring, due);
      unlinked(ring, head, at);
      if (ring[head + 1] === at) {
        ring[head + 1] = lastOf(ring, head);
      }
    }
  }

  next(): number {
    const ring = this.#ring;
    if (ring[ACTING] !== NONE) {
      unspent(this.#actorAt(ring[ACTING]!));
    }
    let at = ring[FOLLOWING]!;
    if (at === NONE) {
      if (this.#paces.size === 0) {
        return NOBODY | 0;
      }
      // Here as above, | 0 keeps whole numbers whole numbers for the compiler of the machine.
      at = takeSlot(ring) | 0;
    }
    ring[ACTING] = at;
    ring[FOLLOWING] = ring[at]!;
    return ((at - ring[FIRST_ACTOR]!) | 0) >> 2;
  }

  spend(price: number): void {
    const ring = this.#ring;
    const at = ring[ACTING]!;
    if (at === NONE) {
      nobodyActs();
    }
    const delay =
      price === ring[MOVE]
        ? ring[(at + DELAY) | 0]!
        : this.#paces.delayFor(this.#actorAt(at), price) | 0;
    ring[ACTING] = NONE;
    const now = ring[NOW]!;
    put(ring, at, (now + delay) | 0);
    if (now > RENEW) {
      this.#renew();
    }
  }

  // The hot path of a crowd, so everything is at hand in one place: read as `spend`, then `next`.
  spendAndNext(price: number): number {
    const ring = this.#ring;
    const payer = ring[ACTING]!;
    const now = ring[NOW]!;
    if (payer === NONE || price !== ring[MOVE] || now > RENEW) {
      this.spend(price);
      return this.next() | 0;
    }
    put(ring, payer, (now + ring[(payer + DELAY) | 0]!) | 0);
    let at = ring[FOLLOWING]!;
    if (at === NONE) {
      at = takeSlot(ring) | 0;
    }
    ring[ACTING] = at;
    ring[FOLLOWING] = ring[at]!;
    return ((at - ring[FIRST_ACTOR]!) | 0) >> 2;
  }

  save(): ScheduleState {
    const ring = this.#ring;
    const actors: ScheduledActor[] = [];
    const keep = (first: number) => {
      for (let at = first; at !== NONE; at = ring[at]!) {
        const id = this.#actorAt(at);
        const due = this.#base + ring[at + DUE]!;
        actors.push({ id, speed: this.#paces.speedOf(id), due });
      }
    };
    keep(ring[FOLLOWING]!);
    for (let time = ring[NOW]!; time <= ring[NOW]! + ring[MASK]!; time++) {
      keep(ring[headOf(ring, time)]!);
    }
    const acting = ring[ACTING] === NONE ? NOBODY : this.#actorAt(ring[ACTING]!);
    if (acting !== NOBODY) {
      actors.push({ id: acting, speed: this.#paces.speedOf(acting), due: this.now });
    }
    return { now: this.now, acting, actors, pass: [], again: [] };
  }

  /** The schedule that was saved. Throws a UsageError when the state is not one of such units. */
  static restore(units: RingUnits, state: ScheduleState): RingSchedule {
    const schedule = new RingSchedule(units);
    const ring = () => schedule.#ring;
    schedule.#base = state.now;
    let last = FOLLOWING;
    for (const { id, speed, due } of state.actors) {
      const wait = integerIn('due', due - state.now, 0, units.longest);
      const at = schedule.#enter(id, speed);
      if (id === state.acting) {
        ring()[ACTING] = at;
      } else if (wait === 0) {
        ring()[last] = at;
        last = at;
      } else {
        put(ring(), at, wait);
      }
    }
    schedule.#paces.expectActing(state);
    return schedule;
  }

  #addressOf(actor: number): number {
    return this.#ring[FIRST_ACTOR]! + ACTOR_FIELDS * actor;
  }

  #actorAt(at: number): number {
    return (at - this.#ring[FIRST_ACTOR]!) >> 2;
  }

  /** Takes an actor in. @returns its address */
  #enter(actor: number, speed: number): number {
    const delay = this.#paces.enter(actor, speed);
    const at = this.#addressOf(actor);
    if (at >= this.#ring.length) {
      const room = roomFor(actor, this.#paces.room);
      const wider = new Int32Array(this.#addressOf(room));
      wider.set(this.#ring);
      this.#ring = wider;
    }
    this.#ring[at + LINK] = NONE;
    this.#ring[at + DELAY] = delay;
    this.#ring[at + DUE] = 0;
    return at;
  }

  /** Takes whole rounds of the ring off all times: every slot stays what it is. */
  #renew(): void {
    const ring = this.#ring;
    const passed = ring[NOW]! - (ring[NOW]! & ring[MASK]!);
    this.#base += passed;
    ring[NOW]! -= passed;
    for (let at = ring[FIRST_ACTOR]!; at < ring.length; at += ACTOR_FIELDS) {
      ring[at + DUE]! -= passed;
    }
  }
}

/** The address of the head of the slot of a time. */
function headOf(ring: Int32Array, time: number): number {
  return (SLOTS + ((time & ring[MASK]!) << 1)) | 0;
}

/** Appends an actor to the slot of a time. */
function put(ring: Int32Array, at: number, due: number): void {
  const tail = (SLOTS + 1 + ((due & ring[MASK]!) << 1)) | 0;
  ring[at] = NONE;
  ring[(at + DUE) | 0] = due;
  ring[ring[tail]!] = at;
  ring[tail] = at;
}

/** Goes on to the next slot with somebody in it and empties it. @returns the first of its chain */
function takeSlot(ring: Int32Array): number {
  const mask = ring[MASK]!;
  let now = ring[NOW]!;
  let head = NONE;
  do {
    now = (now + 1) | 0;
    head = (SLOTS + ((now & mask) << 1)) | 0;
  } while (ring[head] === NONE);
  const first = ring[head]!;
  ring[NOW] = now;
  ring[head] = NONE;
  ring[(head + 1) | 0] = head;
  return first;
}

/** Takes an actor out of the chain that begins at an address. @returns whether it was there */
function unlinked(ring: Int32Array, first: number, at: number): boolean {
  let before = first;
  while (ring[before] !== NONE && ring[before] !== at) {
    before = ring[before]!;
  }
  const found = ring[before] === at;
  if (found) {
    ring[before] = ring[at]!;
  }
  return found;
}

/** The last address of a chain. */
function lastOf(ring: Int32Array, first: number): number {
  let last = first;
  while (ring[last] !== NONE) {
    last = ring[last]!;
  }
  return last;
}
