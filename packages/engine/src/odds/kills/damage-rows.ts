// The damage that equal hits do together: the probability of each amount after each number of hits. It depends on the
// hit alone, so it is added up once for a heat table that asks for one weapon against many numbers of hit points.

/** An amount of damage and its probability. */
type Amount = readonly [value: number, probability: number];

/** Numbers that are kept of one hit at most, of 8 bytes each. */
const MOST_NUMBERS = 1_048_576;

/** Sums that are worked out side by side: none of them waits for another. */
const BLOCK = 4;

/** Damage done by a number of hits. */
interface Row {
  /** The probability of each amount, behind as many zeros as the greatest damage of a hit. */
  numbers: Float64Array;
  /** Amounts below this are known. */
  known: number;
}

/** Rows of damage, added up as far as they are asked for. */
export class DamageRows {
  /** The index in a row of a damage of 0. */
  readonly origin: number;
  readonly #values: Int32Array;
  readonly #shares: Float64Array;
  readonly #tiniest: number;
  /** By hits so far. */
  readonly #rows: Row[];

  /**
   * @param amounts of one hit, 0 or more, ascending; at least one
   * @param tiniest smaller probabilities are dropped
   */
  constructor(amounts: readonly Amount[], tiniest: number) {
    this.#values = Int32Array.from(amounts, ([value]) => value);
    this.#shares = Float64Array.from(amounts, ([, share]) => share);
    this.#tiniest = tiniest;
    this.origin = this.#values.at(-1)!;
    const none = new Float64Array(this.origin + 1 + BLOCK);
    none[this.origin] = 1;
    this.#rows = [{ numbers: none, known: 1 }];
  }

  /** Whether rows up to so many hits may be kept, for amounts below so many points. */
  mayKeep(hits: number, points: number): boolean {
    return (hits + 1) * (points + this.origin) <= MOST_NUMBERS;
  }

  /** The row of so many hits, known below so many points. Rows of fewer hits were asked for before, as far. */
  row(hits: number, points: number): Float64Array {
    const row = this.#rows[hits] ?? { numbers: new Float64Array(0), known: 0 };
    this.#rows[hits] = row;
    if (row.numbers.length < this.origin + points + BLOCK) {
      const wider = new Float64Array(this.origin + 2 * points + BLOCK);
      wider.set(row.numbers);
      row.numbers = wider;
    }
    if (hits > 0 && row.known < points) {
      this.#add(this.#rows[hits - 1]!.numbers, row, points);
    }
    return row.numbers;
  }

  /** One more hit. The terms of a sum are added in the order of the values. */
  #add(before: Float64Array, row: Row, points: number): void {
    const { origin } = this;
    const [values, shares, after] = [this.#values, this.#shares, row.numbers];
    const least = this.#tiniest;
    for (let damage = origin + row.known; damage < origin + points; damage += BLOCK) {
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let at = 0; at < values.length; at++) {
        const from = damage - values[at]!;
        const share = shares[at]!;
        a += before[from]! * share;
        b += before[from + 1]! * share;
        c += before[from + 2]! * share;
        d += before[from + 3]! * share;
      }
      // What lies beyond `points` isn't right yet, and is overwritten before it is asked for.
      after[damage] = a > least ? a : 0;
      after[damage + 1] = b > least ? b : 0;
      after[damage + 2] = c > least ? c : 0;
      after[damage + 3] = d > least ? d : 0;
    }
    row.known = points;
  }
}

/** A few things by a key that is compared, of which the oldest is replaced first. */
export class Remembered<Key, Thing> {
  readonly #isSame: (one: Key, other: Key) => boolean;
  readonly #most: number;
  readonly #kept: { readonly key: Key; readonly thing: Thing }[] = [];
  #oldest = 0;

  /** @param most things that are kept */
  constructor(most: number, isSame: (one: Key, other: Key) => boolean) {
    this.#most = most;
    this.#isSame = isSame;
  }

  /** The thing of a key, made where it isn't remembered. */
  of(key: Key, make: () => Thing): Thing {
    const known = this.#kept.find(one => this.#isSame(one.key, key));
    if (known !== undefined) {
      return known.thing;
    }
    const thing = make();
    this.#kept[this.#oldest] = { key, thing };
    this.#oldest = (this.#oldest + 1) % this.#most;
    return thing;
  }
}
