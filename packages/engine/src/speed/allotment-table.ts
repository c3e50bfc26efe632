// What a ruleset allots to each speed, found out once, so that bulk needn't ask its step each time.
//
// A step is put to the test with a chance that writes down what it is asked: one that tests its luck
// once at most is as good as a row of four numbers, whatever the ruleset.

import type { Chance, Work } from '../chance/index.ts';
import { InvariantError } from '../errors/index.ts';
import type { SpeedRules } from './rules.ts';

/** The greatest base speed that a form can have. */
export const FASTEST = 127;

/** Points by speed: `sure`, and `more` besides k times in n; k is 0 where nothing is left to luck. */
export interface AllotmentTable {
  readonly sure: Int32Array;
  readonly more: Int32Array;
  readonly k: Int32Array;
  /** The same for every speed. */
  readonly n: number;
}

/** The table of a ruleset; absent when its step does more than test its luck once, out of one n. */
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

/** A chance that answers tests in one way and writes down what it was asked. */
class OneTest implements Chance {
  readonly #answer: boolean;
  /** Tests that weren't certain, and the odds of the last. */
  tests = 0;
  k = 0;
  n = 1;
  /** It was asked for something else than a test. */
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

  /** No step of allotment draws another rule; if one does, this says so. */
  draw(): never {
    throw new InvariantError('a step of allotment draws another rule');
  }

  #else<Value>(value: Value): Value {
    this.elsewise = true;
    return value;
  }
}
