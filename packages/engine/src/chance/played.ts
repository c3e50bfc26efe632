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
    return k >= n || (k > 0 && this.generator.isBelow(k, n));
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
    const { times, k, n, watch, enough = Number.POSITIVE_INFINITY } = tries;
    if (watch !== undefined) {
      return sumWatched(this, tries, watch, rule, rules, input);
    }
    let sum = 0;
    for (let at = 0; at < times && sum <= enough; at++) {
      if (this.test(k, n)) {
        sum += rule(this, rules, input);
      }
    }
    return sum;
  }
}

/** The same, for whoever is told of each try. */
function sumWatched<Rules extends object, Input>(
  chance: Chance,
  { times, k, n, enough = Number.POSITIVE_INFINITY }: Tries,
  watch: NonNullable<Tries['watch']>,
  rule: Rule<Rules, Input, number>,
  rules: Rules,
  input: Input,
): number {
  let sum = 0;
  for (let at = 0; at < times && sum <= enough; at++) {
    const succeeded = chance.test(k, n);
    const amount = succeeded ? rule(chance, rules, input) : 0;
    sum += amount;
    watch(succeeded, amount);
  }
  return sum;
}
