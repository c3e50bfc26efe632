// A single run of a rule: compound choices built from plain ones, shared by generated and scripted luck.

import type { Chance, Rule, Tries, Work } from '../contract/chance.ts';

/** A chance that decides each choice with one outcome. */
export abstract class OneRun implements Chance {
  abstract note(fact: string, amount?: number, other?: number): void;
  abstract test(k: number, n: number, label?: string): boolean;
  abstract roll(count: number, sides: number, label?: string): number;
  abstract pick(weights: ArrayLike<number>, label?: string): number;
  abstract below(n: number, label?: string): number;

  fold<State>(
    n: number,
    state: State,
    step: (chance: Chance, state: State) => State,
    over?: (state: State) => boolean,
  ): State {
    let reached = state;
    for (let at = 0; at < n && !over?.(reached); at++) {
      reached = step(this, reached);
    }
    return reached;
  }

  certain<Rules extends object, Input, Result>(
    work: Work<Rules, Input, Result>,
    rules: Rules,
    input: Input,
  ): Result {
    return work(rules, input, this);
  }

  draw<Rules extends object, Input, Outcome>(
    rule: Rule<Rules, Input, Outcome>,
    rules: Rules,
    input: Input,
  ): Outcome {
    return rule(this, rules, input);
  }

  sum<Rules extends object, Input>(
    tries: Tries,
    rule: Rule<Rules, Input, number>,
    rules: Rules,
    input: Input,
  ): number {
    const { times, k, n, watch, enough = Number.POSITIVE_INFINITY } = tries;
    let sum = 0;
    for (let at = 0; at < times && sum <= enough; at++) {
      const succeeded = this.test(k, n, 'hit');
      const amount = succeeded ? rule(this, rules, input) : 0;
      sum += amount;
      if (watch !== undefined) {
        watch(succeeded, amount);
      }
    }
    return sum;
  }
}
