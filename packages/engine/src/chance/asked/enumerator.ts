// Luck as it is asked: a rule is run once along every branch of its choices, probabilities multiply, and
// equal outcomes add up. Earlier results (dice, drawn rules, powers) are cached.

import { UsageError } from '../../errors/index.ts';
import type { Rule, Tries } from '../contract/chance.ts';
import { Distribution } from '../outcomes/distribution.ts';
import { countValues } from '../outcomes/most-outcomes.ts';
import { Outcomes, OutcomeTally } from '../outcomes/outcomes.ts';
import { AnswerMemo } from './answer-memo.ts';
import { Arena } from './arena.ts';
import type { Answer, Asker, EnumeratorOptions, JottingChance } from './asker.ts';
import { EnumeratedChance } from './enumerated.ts';
import { FlurryMemo } from './flurry.ts';
import { answerSum, shareOf } from './sum-answer.ts';
import type { WeightedNote } from './weighted-notes.ts';

/**
 * Answers questions about random rules exactly. Reuse one for similar questions, as it caches drawn rules by
 * rule, ruleset (by identity) and input.
 */
export class Enumerator implements Asker {
  readonly options: EnumeratorOptions;
  #arena = new Arena();
  #flurries = new FlurryMemo(this.#arena);
  #dice = new Map<number, Distribution>();
  #answers = new AnswerMemo();

  constructor(options: EnumeratorOptions = {}) {
    this.options = options;
  }

  /** All outcomes of a rule, of any type. Throws a UsageError beyond the limit of branches. */
  ask<Rules extends object, Input, Value>(
    rule: Rule<Rules, Input, Value>,
    rules: Rules,
    input: Input,
  ): Outcomes<Value> {
    const { distribution, outcomes } = this.enumerate(chance => rule(chance, rules, input));
    if (outcomes !== undefined) {
      return outcomes as Outcomes<Value>;
    }
    const list = [...distribution!].map(([value, probability]) => ({ value, probability }));
    return new Outcomes(list) as Outcomes<unknown> as Outcomes<Value>;
  }

  /** The distribution of an integer rule. Throws a UsageError if an outcome isn't an integer. */
  askNumber<Rules extends object, Input>(
    rule: Rule<Rules, Input, number>,
    rules: Rules,
    input: Input,
  ): Distribution {
    const { distribution } = this.enumerate(chance => rule(chance, rules, input));
    if (distribution === undefined) {
      throw new UsageError('rule', 'other outcomes', 'a rule whose outcomes are integers');
    }
    return distribution;
  }

  /**
   * The distribution of a sum of tries, as from `Chance.sum`, without an enclosing rule: the fastest answer
   * about a flurry of blows.
   */
  askSum<Rules extends object, Input>(
    tries: Tries,
    rule: Rule<Rules, Input, number>,
    rules: Rules,
    input: Input,
  ): Distribution {
    return this.sumOf(tries, this.remember(rule, rules, input));
  }

  /** The distribution of a sum of tries over a rule's answer. */
  sumOf(tries: Tries, answer: Answer): Distribution {
    return answerSum(this.#flurries, this.options, tries, answer);
  }

  /** The probability that a test with `k` favourable cases of `n` succeeds: certain either way if its label is forced. */
  shareOf(k: number, n: number, label: string): number {
    return shareOf(this.options, label, k, n);
  }

  /** The notes of a rule, each with its probability. Needs `collect`. */
  explain<Rules extends object, Input, Value>(
    rule: Rule<Rules, Input, Value>,
    rules: Rules,
    input: Input,
  ): readonly WeightedNote[] {
    if (!this.options.collect) {
      throw new UsageError('collect', this.options.collect, 'true, to keep notes');
    }
    return this.enumerate(chance => rule(chance, rules, input)).notes;
  }

  /** The cached answer of another rule. */
  remember<Rules extends object, Input, Value>(
    rule: Rule<Rules, Input, Value>,
    rules: Rules,
    input: Input,
  ): Answer {
    return this.#answers.find(rule, rules, input, () =>
      this.enumerate(chance => rule(chance, rules, input)),
    );
  }

  /** The cached distribution of a sum of equal dice. */
  dice(count: number, sides: number): Distribution {
    const key = count * 65536 + sides;
    let sums = this.#dice.get(key);
    if (sums === undefined) {
      sums = Distribution.dice(count, sides);
      this.#dice.set(key, sums);
    }
    return sums;
  }

  /** Runs a random function along every branch. */
  enumerate<Value>(run: (chance: JottingChance) => Value): Answer {
    const chance = new EnumeratedChance(this);
    const limit = this.options.limit ?? 2_000_000;
    const values: Value[] = [];
    const weights: number[] = [];
    let integers = true;
    do {
      if (values.length >= limit) {
        throw new UsageError('rule', 'more', `at most ${limit} branches`);
      }
      const value = run(chance);
      integers &&= Number.isInteger(value);
      values.push(value);
      weights.push(chance.weight);
    } while (chance.advance());
    const notes = chance.notes;
    return integers
      ? { distribution: dense(values as number[], weights, this.#arena), notes }
      : { outcomes: tally(values, weights), notes };
  }
}

function dense(values: readonly number[], weights: readonly number[], arena: Arena): Distribution {
  let least = values[0]!;
  let most = least;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const probabilities = arena.zeros(countValues(most - least + 1));
  if (least === most) {
    probabilities[0] = 1;
  } else {
    for (let index = 0; index < values.length; index++) {
      probabilities[values[index]! - least]! += weights[index]!;
    }
  }
  return new Distribution(least, probabilities);
}

function tally(values: readonly unknown[], weights: readonly number[]): Outcomes<unknown> {
  const sums = new OutcomeTally<unknown>();
  for (let index = 0; index < values.length; index++) {
    sums.add(values[index], weights[index]!);
  }
  const single = sums.values.length === 1;
  return new Outcomes(
    sums.values.map((value, index) => ({ value, probability: single ? 1 : sums.weights[index]! })),
  );
}
