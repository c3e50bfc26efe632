import type { Chance, Rule, Tries, Work } from './chance.ts';
import type { Generator } from './generator.ts';

/** Luck as it is played: every choice is drawn from a generator, nothing is noted. */
export class PlayedChance implements Chance {
  readonly generator: Generator;

  constructor(generator: Generator) {
    this.generator = generator;
  }

  note(): void {}

  test(k: number, n: number): boolean {
    return k >= n || (k > 0 && this.generator.below(n) < k);
  }

  roll(count: number, sides: number): number {
    return count < 1 || sides < 1 ? 0 : count + this.generator.sumBelow(count, sides);
  }

  pick(weights: ArrayLike<number>): number {
    let total = 0;
    for (let index = 0; index < weights.length; index++) {
      total += weights[index]!;
    }
    let left = this.generator.below(total);
    let index = 0;
    while (left >= weights[index]!) {
      left -= weights[index++]!;
    }
    return index;
  }

  below(n: number): number {
    return n === 1 ? 0 : this.generator.below(n);
  }

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
    const enough = tries.enough ?? Number.POSITIVE_INFINITY;
    let sum = 0;
    for (let at = 0; at < tries.times && sum <= enough; at++) {
      const succeeded = this.test(tries.k, tries.n);
      const amount = succeeded ? rule(this, rules, input) : 0;
      sum += amount;
      tries.watch?.(succeeded, amount);
    }
    return sum;
  }
}
