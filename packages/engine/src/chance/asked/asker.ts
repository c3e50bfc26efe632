// The interface of the enumerator for its walk along the branches.

import type { Chance, Rule, Tries } from '../contract/chance.ts';
import type { Distribution } from '../outcomes/distribution.ts';
import type { Outcomes } from '../outcomes/outcomes.ts';
import type { WeightedNote } from './weighted-notes.ts';

/** Options of an enumerator. */
export interface EnumeratorOptions {
  /** Collects the rules' notes, with the probability of each. Slower. */
  readonly collect?: boolean;
  /** Forced choices, by label: `{ hit: true }`. A `pick` takes its index. */
  readonly force?: Readonly<Record<string, unknown>>;
  /** Maximum number of branches of one question; beyond it a UsageError is thrown. Default 2,000,000. */
  readonly limit?: number;
}

/** All outcomes of one rule, as the enumerator caches them. */
export interface Answer {
  /** Present if every outcome is an integer. */
  readonly distribution?: Distribution;
  /** Present otherwise. */
  readonly outcomes?: Outcomes<unknown>;
  readonly notes: readonly WeightedNote[];
}

/** A chance that exposes the notes of the present run. */
export interface JottingChance extends Chance {
  readonly jotted: readonly WeightedNote[];
}

/** Finds and caches answers. */
export interface Asker {
  readonly options: EnumeratorOptions;
  /** The distribution of a sum of equal dice. */
  dice(count: number, sides: number): Distribution;
  /** The distribution of a sum of tries over a rule's answer. */
  sumOf(tries: Tries, answer: Answer): Distribution;
  /** Runs a random function along every branch. */
  enumerate<Value>(run: (chance: JottingChance) => Value): Answer;
  /** A rule's answer, cached by rule, ruleset and input. */
  remember<Rules extends object, Input, Value>(
    rule: Rule<Rules, Input, Value>,
    rules: Rules,
    input: Input,
  ): Answer;
}
