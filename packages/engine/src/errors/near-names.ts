// Finds the name that a misspelt one probably meant. A change inserts, deletes or replaces a letter, or swaps two
// neighbours. The work of a search is bounded, since a hostile tree may have a hundred thousand long names.

/** Cells of distance tables that one search fills at most: about 5 ms. */
const MOST_CELLS = 1_000_000;

/** Longest name that is compared, in letters. */
const LONGEST = 100;

/** What a search came to. */
export interface NearSearch {
  /** The first of the nearest names; undefined: none is near enough. */
  readonly name: string | undefined;
  /** Cells of distance tables that were filled: the work of the search. */
  readonly cells: number;
}

/** Names among which a misspelt one is looked for; upper and lower case are the same. */
export class NearNames {
  readonly #names: readonly string[];
  readonly #lower: readonly string[];
  /** Letter bits of each name, which exclude distant names quickly. Made when a name's length fits; 0: not yet. */
  readonly #letters: Int32Array;

  constructor(names: Iterable<string>) {
    this.#names = [...names];
    this.#lower = this.#names.map(name => name.toLowerCase());
    this.#letters = new Int32Array(this.#names.length);
  }

  /**
   * The nearest name. Names longer than 100 letters have none, and are none.
   * @param changes at most as many
   */
  search(written: string, changes: number): NearSearch {
    if (written.length > LONGEST) {
      return { name: undefined, cells: 0 };
    }
    const word = written.toLowerCase();
    const letters = lettersOf(word);
    const table = new DistanceTable();
    let best: string | undefined;
    let least = changes + 1;
    for (let index = 0; index < this.#lower.length && table.cells < MOST_CELLS; index++) {
      const other = this.#lower[index]!;
      if (other.length <= LONGEST && Math.abs(other.length - word.length) < least) {
        // One change alters at most two letter bits: the old letter's and the new one's.
        if (bitsOf(letters ^ this.#lettersAt(index)) < 2 * least) {
          const distance = table.changesBelow(least, word, other);
          if (distance < least) {
            least = distance;
            best = this.#names[index];
          }
        }
      }
    }
    return { name: best, cells: table.cells };
  }

  #lettersAt(index: number): number {
    let letters = this.#letters[index]!;
    if (letters === 0) {
      letters = lettersOf(this.#lower[index]!);
      this.#letters[index] = letters;
    }
    return letters;
  }
}

/** The table of changes between two words, of which three rows are kept. */
class DistanceTable {
  /** Cells filled so far. */
  cells = 0;
  #beforeLast = new Int32Array(LONGEST + 2);
  #last = new Int32Array(LONGEST + 2);
  #current = new Int32Array(LONGEST + 2);

  /** The number of changes between two words; `limit` if there are that many or more. */
  changesBelow(limit: number, from: string, to: string): number {
    for (let column = 0; column <= to.length + 1; column++) {
      this.#last[column] = Math.min(column, limit);
      this.#current[column] = limit;
    }
    for (let row = 1; row <= from.length; row++) {
      if (this.#fill(row, limit, from, to) >= limit) {
        return limit;
      }
      const spare = this.#beforeLast;
      this.#beforeLast = this.#last;
      this.#last = this.#current;
      this.#current = spare;
    }
    return Math.min(limit, this.#last[to.length]!);
  }

  /** Fills a row near the diagonal: cells farther off have `limit` changes or more. @returns the least of the row */
  #fill(row: number, limit: number, from: string, to: string): number {
    const [beforeLast, last, current] = [this.#beforeLast, this.#last, this.#current];
    const first = Math.max(1, row - limit + 1);
    const end = Math.min(to.length, row + limit - 1);
    current[first - 1] = first === 1 ? Math.min(row, limit) : limit;
    let lowest = current[first - 1]!;
    for (let column = first; column <= end; column++) {
      const letter = from.charCodeAt(row - 1);
      const other = to.charCodeAt(column - 1);
      let changes = last[column - 1]! + (letter === other ? 0 : 1);
      changes = Math.min(changes, last[column]! + 1, current[column - 1]! + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === other;
      if (isSwap) {
        changes = Math.min(changes, beforeLast[column - 2]! + 1);
      }
      current[column] = changes;
      lowest = Math.min(lowest, changes);
    }
    current[end + 1] = limit;
    this.cells += end - first + 1;
    return lowest;
  }
}

/** One bit for each letter in a word; the last bit covers all other characters, and the end. */
function lettersOf(word: string): number {
  let letters = 1 << LETTERS;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - A;
    letters |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS);
  }
  return letters;
}

const A = 'a'.charCodeAt(0);
const LETTERS = 26;

function bitsOf(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) {
    count++;
  }
  return count;
}
