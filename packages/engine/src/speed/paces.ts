// The actors of both queues: membership, speed, and the delay for a price.

import { InvariantError, integerIn, UsageError } from '../errors/index.ts';
import { floorDiv } from '../integers/index.ts';
import { NOBODY, type QueueUnits, type ScheduleState } from './schedules/schedule.ts';

/** One more than the highest actor: four integers each fit into one array. */
const MOST_ACTORS = 2 ** 24;
/** The longest delay that a queue can distinguish from the past. */
export const LONGEST_WAIT: number = 2 ** 27;
const FIRST_ROOM = 64;

/** Speeds by actor. */
export class Paces {
  readonly units: QueueUnits;
  /** The longest delay, in units of time. */
  readonly longest: number;
  /** 0: not in the schedule. */
  #speed = new Float64Array(FIRST_ROOM);
  #size = 0;

  /** Throws a UsageError for units out of range. */
  constructor(units: QueueUnits, longest: number) {
    integerIn('span', units.span, 1, LONGEST_WAIT);
    integerIn('move', units.move, 1, LONGEST_WAIT);
    this.units = units;
    this.longest = longest;
  }

  get size(): number {
    return this.#size;
  }

  /** Capacity in actors. */
  get room(): number {
    return this.#speed.length;
  }

  has(actor: number): boolean {
    // Beyond the capacity, and for non-integers, the read gives undefined.
    return (this.#speed[actor] ?? 0) !== 0;
  }

  speedOf(actor: number): number {
    return this.#speed[actor]!;
  }

  /** Adds an actor. @returns its delay; throws a UsageError if it is already in or out of range */
  enter(actor: number, speed: number): number {
    integerIn('actor', actor, 0, MOST_ACTORS - 1);
    if (this.has(actor)) {
      throw new UsageError('actor', actor, "one that isn't in the schedule");
    }
    const delay = this.#delayAt(speed);
    if (actor >= this.room) {
      const wider = new Float64Array(roomFor(actor, this.room));
      wider.set(this.#speed);
      this.#speed = wider;
    }
    this.#speed[actor] = speed;
    this.#size++;
    return delay;
  }

  /** Throws a UsageError if the actor isn't in. */
  leave(actor: number): void {
    this.#expect(actor);
    this.#speed[actor] = 0;
    this.#size--;
  }

  /** @returns the new delay; throws a UsageError if the actor isn't in or the speed is too high */
  setSpeed(actor: number, speed: number): number {
    this.#expect(actor);
    const delay = this.#delayAt(speed);
    this.#speed[actor] = speed;
    return delay;
  }

  /** The delay for a price. Throws a UsageError for a price out of range. */
  delayFor(actor: number, price: number): number {
    integerIn('price', price, 1, LONGEST_WAIT);
    const delay = this.#rounded(this.#speed[actor]!, price);
    if (delay > this.longest) {
      throw new UsageError('price', price, `a price that takes at most ${this.longest} units`);
    }
    return delay;
  }

  /** Throws a UsageError unless the state's acting actor is one of its actors. */
  expectActing({ acting }: ScheduleState): void {
    if (acting !== NOBODY && !this.has(acting)) {
      throw new UsageError('acting', acting, 'one of the actors');
    }
  }

  #delayAt(speed: number): number {
    const delay = speed > 0 ? this.#rounded(speed, this.units.move) : Number.POSITIVE_INFINITY;
    if (!(delay <= this.longest)) {
      const least = this.units.span / (this.longest + 1);
      throw new UsageError('speed', speed, `a number above ${least}`);
    }
    return delay;
  }

  #rounded(speed: number, price: number): number {
    const { span, move } = this.units;
    return Math.max(1, floorDiv(span * price, move * speed));
  }

  #expect(actor: number): void {
    if (!this.has(actor)) {
      throw new UsageError('actor', actor, 'one that is in the schedule');
    }
  }
}

/** The capacity for an actor, doubled as often as needed. */
export function roomFor(actor: number, room: number): number {
  let wider = room;
  while (wider <= actor) {
    wider *= 2;
  }
  return wider;
}

/**
 * The distance between rows of this many actors in one array. It isn't a power of two: rows at such distances
 * collide in the cache, which costs half as much time again.
 */
export function strideFor(room: number): number {
  return room + (room >> 4) + 16;
}

/** Throws: the next actor is requested before the last one has spent. */
export function unspent(actor: number): never {
  throw new InvariantError(`actor ${actor} has acted and spent nothing`);
}

/** Throws: an actor spends while none acts. */
export function nobodyActs(): never {
  throw new InvariantError('no actor acts, so none can spend');
}
