// A list of powers by the words of data files.

import { InvariantError } from '../../errors/index.ts';
import type { PowerRule, Travel } from './power-rule.ts';

/** The rule halves of powers by their words. */
export class PowerRules {
  readonly all: readonly PowerRule[];
  readonly #byWord = new Map<string, PowerRule>();

  /** Throws an InvariantError for a word that two of them have. */
  constructor(all: readonly PowerRule[]) {
    this.all = all;
    for (const rule of all) {
      for (const word of [rule.word, ...(rule.also ?? [])]) {
        if (this.#byWord.has(word)) {
          throw new InvariantError(`two powers have the word ${word}`);
        }
        this.#byWord.set(word, rule);
      }
    }
  }

  /** The power of that word, if it has a rule half. */
  find(word: string): PowerRule | undefined {
    return this.#byWord.get(word);
  }

  /** Every word of a power that travels so. */
  wordsOf(travel: Travel): readonly string[] {
    return [...this.#byWord].flatMap(([word, rule]) =>
      rule.travels?.includes(travel) === true ? [word] : [],
    );
  }
}
