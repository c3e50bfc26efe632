// The enumerator's cache of answers: by rule and ruleset (both by identity), and input (by value).

import { alike } from './alike.ts';
import type { Answer } from './asker.ts';

/** Maximum number of cached answers per rule and ruleset; then the cache is cleared. */
const REMEMBERED = 4096;

/** The answers to one rule under one ruleset. */
class AnswersByInput {
  #answers = new Map<string, Answer>();
  /** A copy of the last input that hit the cache, which is likely to recur. */
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

/** A cache of answers. */
export class AnswerMemo {
  #byRule = new WeakMap<object, WeakMap<object, AnswersByInput>>();

  /** The cached answer, or the result of `work`. */
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
