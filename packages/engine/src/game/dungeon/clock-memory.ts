// When clocks act next, as it was last worked out: those that were set together act together again, so that the
// ticks in between are counted once for all of them.

/** Places of the memory, when it is first needed and at most: powers of two. */
const FEWEST_PLACES = 16;
const MOST_PLACES = 1024;

/** Clocks are near 0, so their bits below the point choose the place. */
const FRACTION = 2 ** 24;

const NO_INTEGERS = new Int32Array(0);
const NO_FLOATS = new Float64Array(0);

/** How a clock goes on. */
interface ClockTurn {
  /** Ticks until it acts. */
  readonly ticks: number;
  /** Its turns in that tick. */
  readonly turns: number;
  /** The clock after that tick. */
  readonly after: number;
}

/**
 * A small memory of clocks, which grows while clocks take each other's place. It belongs to one ruleset, since a level
 * is played under one.
 */
export class ClockMemory {
  /** None until the first clock: most levels have none that runs. */
  #places = 0;
  #clocks = NO_FLOATS;
  #speeds = NO_FLOATS;
  /** Ticks until the clock acts. */
  ticks: Int32Array = NO_INTEGERS;
  /** Its turns in that tick, and the clock after it. */
  turns: Int32Array = NO_INTEGERS;
  after: Float64Array = NO_FLOATS;

  /** The place of a clock, as long as no other is put into the memory. */
  placeOf(clock: number, speed: number): number {
    const bits = (clock * FRACTION) ^ (speed * FRACTION);
    return (bits ^ (bits >> 5) ^ (bits >> 10) ^ (bits >> 15)) & (this.#places - 1);
  }

  /** Whether a place holds that clock. */
  holds(place: number, clock: number, speed: number): boolean {
    return this.#clocks[place] === clock && this.#speeds[place] === speed;
  }

  /** Puts a clock into the memory. @returns its place */
  put(clock: number, speed: number, { ticks, turns, after }: ClockTurn): number {
    const taken = this.#places === 0 || !Number.isNaN(this.#clocks[this.placeOf(clock, speed)]!);
    if (taken && this.#places < MOST_PLACES) {
      this.#widen();
    }
    const place = this.placeOf(clock, speed);
    this.#clocks[place] = clock;
    this.#speeds[place] = speed;
    this.ticks[place] = ticks;
    this.turns[place] = turns;
    this.after[place] = after;
    return place;
  }

  /** Doubles the places. What was known is worked out again when it is needed. */
  #widen(): void {
    this.#places = Math.max(FEWEST_PLACES, 2 * this.#places);
    this.#clocks = new Float64Array(this.#places).fill(Number.NaN);
    this.#speeds = new Float64Array(this.#places);
    this.ticks = new Int32Array(this.#places);
    this.turns = new Int32Array(this.#places);
    this.after = new Float64Array(this.#places);
  }
}
