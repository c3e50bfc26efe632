// Is a word nobody knows a known word misspelt? Stricter than the `nearest` of error messages,
// since most unknown keys are meant: one change in four or five letters, two in six or more.

/** Longest word that is compared, in letters; longer ones are never slips. */
const longestWord = 32;

/** Checks at most so many different words of a text, so that rubbish takes no longer than sense. */
const mostWords = 200;

/** Checks the words of one text against the known ones. */
export class SpellCheck {
  readonly #known: { keys(): Iterable<string> };
  readonly #checked = new Map<string, string | undefined>();

  /** @param known a set or map of words in lower case */
  constructor(known: { keys(): Iterable<string> }) {
    this.#known = known;
  }

  /**
   * The known word that was probably meant; nothing when none is that near, or after 200 different
   * words.
   */
  meant(word: string): string | undefined {
    if (!this.#checked.has(word) && this.#checked.size < mostWords) {
      this.#checked.set(word, nearWord(word.toLowerCase(), this.#known.keys()));
    }
    return this.#checked.get(word);
  }
}

/**
 * The known word that was probably meant; nothing when none is that near.
 * A change is a letter put in, left out, replaced, or two neighbours swapped.
 * @param word in lower case
 */
export function nearWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 4 || word.length > longestWord) {
    return undefined;
  }
  let best: string | undefined;
  let least = (word.length < 6 ? 1 : 2) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) < least) {
      const changes = changesBelow(least, word, candidate);
      if (changes < least) {
        least = changes;
        best = candidate;
      }
    }
  }
  return best;
}

/**
 * The number of changes between two words, or some number of at least `limit` when there are that
 * many.
 */
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
