// The answers that an enumerator remembers: by rule, ruleset (both by identity) and input (by what
// it says).

import { alike } from './alike.ts';
import type { Answer } from './asker.ts';

/** How many answers are remembered for one rule and ruleset before they are forgotten. */
const REMEMBERED = 4096;

/** The answers to one rule under one ruleset. */
class AnswersByInput {
  #answers = new Map<string, Answer>();
  /** A copy of the input that was asked about again last: it is likely to come once more. */
  #input: unknown;
  #answer: Answer | undefined;

  find(input: unknown, work: () => Answer): Answer {
    if (this.#answer !== undefined && alike(input, this.#input)) {
      return this.#answer;
    }
    const key = JSON.stringify(input);
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#input = JSON.parse(key);
      this.#answer = known;
      return known;
    }
    const answer = work();
    if (this.#answers.size >= REMEMBERED) {
      this.#answers.clear();
    }
    this.#answers.set(key, answer);
    return answer;
  }
}

/** Remembers answers. */
export class AnswerMemo {
  #byRule = new WeakMap<object, WeakMap<object, AnswersByInput>>();

  /** The answer that is known, or else the one that `work` finds. */
  find(rule: object, rules: object, input: unknown, work: () => Answer): Answer {
    let byRules = this.#byRule.get(rule);
    if (byRules === undefined) {
      byRules = new WeakMap();
      this.#byRule.set(rule, byRules);
    }
    let byInput = byRules.get(rules);
    if (byInput === undefined) {
      byInput = new AnswersByInput();
      byRules.set(rules, byInput);
    }
    return byInput.find(input, work);
  }
}
