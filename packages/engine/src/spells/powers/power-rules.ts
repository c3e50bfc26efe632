// Powers by their words in data files.

import { InvariantError } from '../../errors/index.ts';
import type { PowerRule } from './power-rule.ts';

/** The rule halves of powers by their words. */
export class PowerRules {
  readonly all: readonly PowerRule[];
  readonly #byWord = new Map<string, PowerRule>();

  /** Throws an InvariantError for a word used twice. */
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

  /** The power with that word, if it has a rule half. */
  find(word: string): PowerRule | undefined {
    return this.#byWord.get(word);
  }

  /** Every word of the powers that match. */
  wordsOf(fits: (rule: PowerRule) => boolean): readonly string[] {
    return [...this.#byWord].flatMap(([word, rule]) => (fits(rule) ? [word] : []));
  }
}
