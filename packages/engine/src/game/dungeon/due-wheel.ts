// A calendar of what acts in which tick: a wheel of slots, one for each of the coming ticks. An entry that is due
// later than a whole turn of the wheel stays in its slot until its turn comes.

/** Slots of the wheel: a power of two. */
const SLOTS = 64;

/** The end of a slot's list. */
const NONE = -1;

/** Entries are numbers from 0; those of one tick are taken with the highest first. It allocates only in `clear`. */
export class DueWheel {
  readonly #heads = new Int32Array(SLOTS).fill(NONE);
  /** The last entry of each list, which is valid while the list isn't empty. */
  readonly #tails = new Int32Array(SLOTS);
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
    this.#following[entry] = NONE;
    if (this.#heads[slot] === NONE) {
      this.#heads[slot] = entry;
    } else {
      this.#following[this.#tails[slot]!] = entry;
    }
    this.#tails[slot] = entry;
  }

  /** Takes the entries of a tick off the wheel, the highest first. @param into is overwritten @returns their number */
  take(tick: number, into: number[]): number {
    const slot = tick & (SLOTS - 1);
    let taken = 0;
    let sorted = true;
    let before = NONE;
    let entry = this.#heads[slot]!;
    while (entry !== NONE) {
      const after = this.#following[entry]!;
      if (this.#dues[entry] === tick) {
        sorted &&= taken === 0 || into[taken - 1]! > entry;
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
    this.#tails[slot] = before;
    // What acted together comes in order.
    if (!sorted) {
      sortDown(into, taken);
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
        if (earliest === due) {
          return due;
        }
      }
    }
    return earliest;
  }
}

/** Distances of a Shell sort, as Ciura found them. */
const GAPS = [701, 301, 132, 57, 23, 10, 4, 1];

/** Sorts the first numbers of a list, the highest first. It allocates nothing. */
function sortDown(list: number[], count: number): void {
  for (let pass = 0; pass < GAPS.length; pass++) {
    const gap = GAPS[pass]!;
    for (let at = gap; at < count; at++) {
      const moved = list[at]!;
      let to = at;
      for (; to >= gap && list[to - gap]! < moved; to -= gap) {
        list[to] = list[to - gap]!;
      }
      list[to] = moved;
    }
  }
}
