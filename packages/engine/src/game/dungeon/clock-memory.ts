// When clocks act next, as it was last worked out: those that were set together act together again, so that the
// ticks in between are counted once for all of them.

/** Places of the memory: a power of two. */
const PLACES = 64;

/** Clocks are near 0, so their bits below the point choose the place. */
const FRACTION = 2 ** 24;

/** How a clock goes on. */
interface ClockTurn {
  /** Ticks until it acts. */
  readonly ticks: number;
  /** Its turns in that tick. */
  readonly turns: number;
  /** The clock after that tick. */
  readonly after: number;
}

/** A small memory of clocks. It belongs to one ruleset, since a level is played under one. */
export class ClockMemory {
  readonly #clocks = new Float64Array(PLACES).fill(Number.NaN);
  readonly #speeds = new Float64Array(PLACES);
  /** Ticks until the clock acts. */
  readonly ticks = new Int32Array(PLACES);
  /** Its turns in that tick, and the clock after it. */
  readonly turns = new Int32Array(PLACES);
  readonly after = new Float64Array(PLACES);

  /** The place of a clock. */
  placeOf(clock: number, speed: number): number {
    const bits = (clock * FRACTION) ^ (speed * FRACTION);
    return (bits ^ (bits >> 6) ^ (bits >> 12)) & (PLACES - 1);
  }

  /** Whether a place holds that clock. */
  holds(place: number, clock: number, speed: number): boolean {
    return this.#clocks[place] === clock && this.#speeds[place] === speed;
  }

  /** Puts a clock into its place. */
  put(place: number, clock: number, speed: number, { ticks, turns, after }: ClockTurn): void {
    this.#clocks[place] = clock;
    this.#speeds[place] = speed;
    this.ticks[place] = ticks;
    this.turns[place] = turns;
    this.after[place] = after;
  }
}
