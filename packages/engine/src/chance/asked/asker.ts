// What a walk along the branches needs of the enumerator that leads it.

import type { Chance, Rule, Tries } from '../contract/chance.ts';
import type { Distribution } from '../outcomes/distribution.ts';
import type { Outcomes } from '../outcomes/outcomes.ts';
import type { WeightedNote } from './weighted-notes.ts';

/** How an enumerator answers. */
export interface EnumeratorOptions {
  /** Keeps the rules' notes, with the probability of each. Slower. */
  readonly collect?: boolean;
  /** Choices that are taken for granted, by label: `{ hit: true }`. A `pick` takes its index. */
  readonly force?: Readonly<Record<string, unknown>>;
  /** The most branches that one question may have; beyond it a UsageError. Default 2,000,000. */
  readonly limit?: number;
}

/** Everything that can come out of one rule, as the enumerator remembers it. */
export interface Answer {
  /** Set when every outcome is an integer. */
  readonly distribution?: Distribution;
  /** Set otherwise. */
  readonly outcomes?: Outcomes<unknown>;
  readonly notes: readonly WeightedNote[];
}

/** Luck that tells what was noted in the present run. */
export interface JottingChance extends Chance {
  readonly jotted: readonly WeightedNote[];
}

/** Remembers answers and finds new ones. */
export interface Asker {
  readonly options: EnumeratorOptions;
  /** The distribution of a sum of equal dice. */
  dice(count: number, sides: number): Distribution;
  /** The distribution of a sum of tries over a rule's answer. */
  sumOf(tries: Tries, answer: Answer): Distribution;
  /** Runs something random along every branch. */
  enumerate<Value>(run: (chance: JottingChance) => Value): Answer;
  /** A rule's answer, remembered by rule, ruleset and input. */
  remember<Rules extends object, Input, Value>(
    rule: Rule<Rules, Input, Value>,
    rules: Rules,
    input: Input,
  ): Answer;
}
