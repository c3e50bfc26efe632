// A calendar of what acts in which tick: a wheel of slots, one for each of the coming ticks. An entry that is due
// later than a whole turn of the wheel stays in its slot until its turn comes.

/** Slots of the wheel: a power of two. */
const SLOTS = 64;

/** The end of a slot's list. */
const NONE = -1;

/** Entries are numbers from 0; those of one tick are taken with the highest first. It allocates only in `clear`. */
export class DueWheel {
  readonly #heads = new Int32Array(SLOTS).fill(NONE);
  #following = new Int32Array(0);
  #dues = new Int32Array(0);

  /** Empties the wheel. @param count numbers of entries that may be added: below it */
  clear(count: number): void {
    this.#heads.fill(NONE);
    if (this.#following.length < count) {
      this.#following = new Int32Array(count);
      this.#dues = new Int32Array(count);
    }
  }

  /** Adds an entry that isn't on the wheel. @param due a tick, from 1 */
  add(entry: number, due: number): void {
    const slot = due & (SLOTS - 1);
    this.#dues[entry] = due;
    let before = NONE;
    let after = this.#heads[slot]!;
    while (after > entry) {
      before = after;
      after = this.#following[after]!;
    }
    this.#following[entry] = after;
    if (before === NONE) {
      this.#heads[slot] = entry;
    } else {
      this.#following[before] = entry;
    }
  }

  /** Takes the entries of a tick off the wheel, the highest first. @param into is overwritten @returns their number */
  take(tick: number, into: number[]): number {
    const slot = tick & (SLOTS - 1);
    let taken = 0;
    let before = NONE;
    let entry = this.#heads[slot]!;
    while (entry !== NONE) {
      const after = this.#following[entry]!;
      if (this.#dues[entry] === tick) {
        into[taken++] = entry;
        if (before === NONE) {
          this.#heads[slot] = after;
        } else {
          this.#following[before] = after;
        }
      } else {
        before = entry;
      }
      entry = after;
    }
    return taken;
  }

  /** The earliest tick after this one for which there is an entry; infinite for none. No entry may be older. */
  earliestAfter(tick: number): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (let due = tick + 1; due <= tick + SLOTS; due++) {
      for (
        let entry = this.#heads[due & (SLOTS - 1)]!;
        entry !== NONE;
        entry = this.#following[entry]!
      ) {
        earliest = Math.min(earliest, this.#dues[entry]!);
      }
      if (earliest === due) {
        return due;
      }
    }
    return earliest;
  }
}
