// Finds the known word that a misspelt one probably meant. It is stricter than the `nearest` of error
// messages, since most unknown keys are deliberate: one change in words of four or five letters, two in
// longer ones.

import { NearNames } from '../../errors/index.ts';

/** Longest word compared, in letters. */
const longestWord = 32;

/** Checks at most this many distinct words per text, which bounds the time for garbage. */
const mostWords = 200;

/** Known words in lower case. */
export class KnownWords {
  readonly #words: NearNames;

  /** @param known a set or map of words in lower case */
  constructor(known: { keys(): Iterable<string> }) {
    this.#words = new NearNames(known.keys());
  }

  /**
   * The known word that was probably meant, or undefined.
   * @param word in lower case
   */
  near(word: string): string | undefined {
    return word.length < 4 || word.length > longestWord
      ? undefined
      : this.#words.search(word, word.length < 6 ? 1 : 2).name;
  }
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
