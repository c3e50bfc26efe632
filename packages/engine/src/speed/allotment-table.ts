// The points that a ruleset allots to each speed, computed once, so that bulk schedules needn't call its
// step.
//
// The step is run with a chance that records its questions. A step that makes at most one test is equivalent
// to a row of four numbers, whatever the ruleset.

import type { Chance, Work } from '../chance/index.ts';
import { InvariantError } from '../errors/index.ts';
import type { SpeedRules } from './rules.ts';

/** The highest base speed of a form. */
export const FASTEST = 127;

/** Points by speed: `sure`, plus `more` with probability k / n; k is 0 where nothing is random. */
export interface AllotmentTable {
  readonly sure: Int32Array;
  readonly more: Int32Array;
  readonly k: Int32Array;
  /** The same for every speed. */
  readonly n: number;
}

/** The table of a ruleset; undefined if its step does more than one test with a common n. */
export function allotmentTable(rules: SpeedRules): AllotmentTable | undefined {
  const table = {
    sure: new Int32Array(FASTEST + 1),
    more: new Int32Array(FASTEST + 1),
    k: new Int32Array(FASTEST + 1),
    n: 1,
  };
  for (let speed = 0; speed <= FASTEST; speed++) {
    const unlucky = new OneTest(false);
    const lucky = new OneTest(true);
    const least = rules.steps.allot(unlucky, rules, speed, false);
    const most = rules.steps.allot(lucky, rules, speed, false);
    const whole = Number.isInteger(least) && Number.isInteger(most);
    if (unlucky.tests > 1 || lucky.tests > 1 || unlucky.elsewise || lucky.elsewise || !whole) {
      return undefined;
    }
    table.sure[speed] = least;
    table.more[speed] = most - least;
    table.k[speed] = unlucky.k;
    if (unlucky.k > 0) {
      if (table.n !== 1 && table.n !== unlucky.n) {
        return undefined;
      }
      table.n = unlucky.n;
    }
  }
  return table;
}

/** A chance that gives every test the same result and records it. */
class OneTest implements Chance {
  readonly #answer: boolean;
  /** Number of tests that weren't certain, and the odds of the last. */
  tests = 0;
  k = 0;
  n = 1;
  /** It was asked for something other than a test. */
  elsewise = false;

  constructor(answer: boolean) {
    this.#answer = answer;
  }

  note(): void {}

  test(k: number, n: number): boolean {
    if (k <= 0 || k >= n) {
      return k >= n;
    }
    this.tests++;
    this.k = k;
    this.n = n;
    return this.#answer;
  }

  roll(): number {
    return this.#else(1);
  }

  pick(): number {
    return this.#else(0);
  }

  below(): number {
    return this.#else(0);
  }

  fold<State>(_n: number, state: State): State {
    return this.#else(state);
  }

  sum(): number {
    return this.#else(0);
  }

  certain<Rules extends object, Input, Result>(
    work: Work<Rules, Input, Result>,
    rules: Rules,
    input: Input,
  ): Result {
    return work(rules, input, this);
  }

  /** Allotment steps don't draw other rules; this throws if one does. */
  draw(): never {
    throw new InvariantError('a step of allotment draws another rule');
  }

  #else<Value>(value: Value): Value {
    this.elsewise = true;
    return value;
  }
}
