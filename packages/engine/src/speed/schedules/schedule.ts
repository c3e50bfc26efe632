// Scheduling of many actors, with several implementations: by turns, as NetHack 3.6.7 src/mon.c (movemon), or
// by an event queue. A game uses the one that its ruleset specifies.

/** `next`: the schedule is empty, or none of its actors can ever move. */
export const NOBODY = -1;

/** A queue's units of time. */
export interface QueueUnits {
  /**
   * Units of time per move at speed 1, 1…2²⁷. A multiple of every speed makes all delays exact; otherwise
   * they are rounded down, to 1 at least.
   */
  readonly span: number;
  /** The price of one move, 1 or more: 12 in movement points, 600 in beats. */
  readonly move: number;
}

/** The saved form of an actor. */
export interface ScheduledActor {
  readonly id: number;
  readonly speed: number;
  /** Queues: time of the next move, in units. Turns: unspent movement. */
  readonly due: number;
}

/** The saved form of a schedule. Plain JSON. */
export interface ScheduleState {
  /** `now`: in units of time, or in turns. */
  readonly now: number;
  /** The actor that was to spend, or NOBODY. */
  readonly acting: number;
  /** Queues: in the order of their moves. Turns: in the order of arrival. */
  readonly actors: readonly ScheduledActor[];
  /**
   * Turns: indexes in `actors` of those that move in this pass, next one last, then of those that move in the
   * next pass, first one last. Queues: empty.
   */
  readonly pass: readonly number[];
  readonly again: readonly number[];
}

/**
 * The order in which many actors move. Actors are integers from 0. Memory grows with the highest, so use
 * small ones such as array indexes. The actor that `next` returns acts and then spends, or is removed. A free
 * action is an action without spending.
 *
 * `next`, `spend` and `advance` allocate nothing.
 */
export interface Schedule {
  /** Time so far: in units for a queue, in turns for the turn form. */
  readonly now: number;
  /** Number of actors, including the acting one. */
  readonly size: number;
  has(actor: number): boolean;
  /**
   * Adds an actor. In a queue it first moves after one move's time; by turns, once it is granted a move at a
   * turn boundary. Throws a UsageError for an actor that is already in or a speed out of range.
   */
  add(actor: number, speed: number): void;
  /** Changes a speed from the next spending or grant on. Throws a UsageError as `add` does. */
  setSpeed(actor: number, speed: number): void;
  /** Removes an actor, even the acting one. Throws a UsageError if it isn't in. */
  remove(actor: number): void;
  /** The actor that moves now, or NOBODY. Throws an InvariantError if the last one hasn't spent. */
  next(): number;
  /**
   * The acting actor pays. Throws a UsageError for a price below 1 or too high, an InvariantError if no actor
   * acts.
   */
  spend(price: number): void;
  /**
   * Lets a crowd act, each actor for the same price: equivalent to `next` and `spend` in a loop, until
   * `acted` is full or no actor is due up to `until`. It suits actors that can act in bulk or afterwards,
   * such as a crowd far from the hero, and is by far the fastest form.
   * @param acted receives the actors in order of action
   * @param until in units of `now`; absent: unlimited
   * @returns number that acted; throws as `next` and `spend` do
   */
  advance(price: number, acted: Int32Array, until?: number): number;
  save(): ScheduleState;
}
