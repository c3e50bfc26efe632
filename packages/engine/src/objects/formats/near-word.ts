// Finds the known word that a misspelt one probably meant. It is stricter than the `nearest` of error
// messages, since most unknown keys are deliberate: one change in words of four or five letters, two in
// longer ones.

/** Longest word compared, in letters. */
const longestWord = 32;

/** Checks at most this many distinct words per text, which bounds the time for garbage. */
const mostWords = 200;

/** Known words in lower case, with letter bits that quickly exclude distant words. */
export class KnownWords {
  readonly #words: readonly string[];
  readonly #letters: Int32Array;

  /** @param known a set or map of words in lower case */
  constructor(known: { keys(): Iterable<string> }) {
    this.#words = [...known.keys()];
    this.#letters = Int32Array.from(this.#words, lettersOf);
  }

  /**
   * The known word that was probably meant, or undefined. A change inserts, deletes or replaces a letter, or
   * swaps two neighbours.
   * @param word in lower case
   */
  near(word: string): string | undefined {
    if (word.length < 4 || word.length > longestWord) {
      return undefined;
    }
    const letters = lettersOf(word);
    let best: string | undefined;
    let least = (word.length < 6 ? 1 : 2) + 1;
    for (let index = 0; index < this.#words.length; index++) {
      const candidate = this.#words[index]!;
      if (
        Math.abs(candidate.length - word.length) < least &&
        // One change alters at most two letter bits: the old letter's and the new one's.
        bitsOf(letters ^ this.#letters[index]!) < 2 * least
      ) {
        const changes = changesBelow(least, word, candidate);
        if (changes < least) {
          least = changes;
          best = candidate;
        }
      }
    }
    return best;
  }
}

/** One bit for each letter in a word; the last bit covers all other characters. */
function lettersOf(word: string): number {
  let letters = 0;
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

/** Checks the words of one text. */
export class SpellCheck {
  readonly #known: KnownWords;
  readonly #checked = new Map<string, string | undefined>();

  constructor(known: KnownWords) {
    this.#known = known;
  }

  /** The known word that was probably meant; undefined if there is none, or after 200 distinct words. */
  meant(word: string): string | undefined {
    if (!this.#checked.has(word) && this.#checked.size < mostWords) {
      this.#checked.set(word, this.#known.near(word.toLowerCase()));
    }
    return this.#checked.get(word);
  }
}

/** The number of changes between two words; at least `limit` if there are that many. */
function changesBelow(limit: number, from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let changes = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1);
      changes = Math.min(changes, current[column - 1]! + 1);
      if (row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        changes = Math.min(changes, beforeLast[column - 2]! + 1);
      }
      current.push(changes);
      lowest = Math.min(lowest, changes);
    }
    if (lowest >= limit) {
      return limit;
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}
