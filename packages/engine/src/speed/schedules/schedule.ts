// Who moves next among many, as one question with several answers: by turns, as NetHack 3.6.7
// src/mon.c (movemon) has it, or by a queue of events. A game picks the form that its ruleset means.

/** `next`: nobody is in the schedule, or nobody in it can ever move. */
export const NOBODY = -1;

/** How a queue counts time. */
export interface QueueUnits {
  /**
   * Units of time that one move takes at speed 1, 1…2²⁷. A multiple of every speed makes all delays
   * exact; otherwise they are rounded down, never below 1.
   */
  readonly span: number;
  /** The price of one move, 1 or more: 12 in movement points, 600 in beats. */
  readonly move: number;
}

/** An actor as it is saved. */
export interface ScheduledActor {
  readonly id: number;
  readonly speed: number;
  /** Queues: when it moves next, in units of time. Turns: its unspent movement. */
  readonly due: number;
}

/** A schedule as it is saved. Plain JSON. */
export interface ScheduleState {
  /** What `now` was: units of time, or turns. */
  readonly now: number;
  /** Who was to spend, or NOBODY. */
  readonly acting: number;
  /** Queues: in the order in which they move. Turns: in the order of their arrival. */
  readonly actors: readonly ScheduledActor[];
  /**
   * Turns: places in `actors` of those who move in this pass, the next one last, and of those who
   * move in the next pass, its first one last. Queues: empty.
   */
  readonly pass: readonly number[];
  readonly again: readonly number[];
}

/**
 * The order in which many actors move. Actors are whole numbers from 0; memory goes by the greatest,
 * so let them be small, such as places in a list. Whoever `next` names acts and then spends, or is
 * removed; an action that is free is simply not the last before it spends.
 *
 * Nothing is allocated by `next`, `spend` and `advance`.
 */
export interface Schedule {
  /** Time so far: a queue's in its units, a turn form's in turns. */
  readonly now: number;
  /** Actors in it, whoever acts included. */
  readonly size: number;
  has(actor: number): boolean;
  /**
   * Takes an actor in; in a queue it moves first when one move's time has passed, by turns after it
   * was granted a move at a turn boundary.
   * Throws a UsageError for an actor that is in already or a speed that the form can't keep.
   */
  add(actor: number, speed: number): void;
  /** Changes a speed from the next spending, or grant, on. Throws a UsageError like `add`. */
  setSpeed(actor: number, speed: number): void;
  /** Takes an actor out, also the one that acts. Throws a UsageError when it isn't in. */
  remove(actor: number): void;
  /** Who moves now, or NOBODY. Throws an InvariantError when the last one hasn't spent. */
  next(): number;
  /**
   * Whoever acts pays. Throws a UsageError for a price below 1 or beyond what the form can keep, an
   * InvariantError when nobody acts.
   */
  spend(price: number): void;
  /**
   * Lets a crowd act, each for the same price: as `next` and `spend` again and again, until `acted` is
   * full or nobody is due any more at a time up to `until`. For whoever can act all at once or
   * afterwards, such as the crowd far from the hero until his next move; much the quickest form.
   * @param acted is told who acted, in their order
   * @param until in units of `now`; absent: no end
   * @returns how many acted; throws as `next` and `spend` do
   */
  advance(price: number, acted: Int32Array, until?: number): number;
  save(): ScheduleState;
}
