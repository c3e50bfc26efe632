// The walk along every branch: earlier choices are repeated, a new one takes its first branch, and after each
// run the last choice with a branch left advances to it.

import { InvariantError, UsageError } from '../../errors/index.ts';
import type { Chance, Rule, Tries, Work } from '../contract/chance.ts';
import { OutcomeTally, outcomeKey } from '../outcomes/outcomes.ts';
import type { Answer, Asker } from './asker.ts';
import { joinNotes, NoteTally, type WeightedNote } from './weighted-notes.ts';

/** One choice: its branches, and the one being followed. */
interface Crossing {
  readonly probabilities: ArrayLike<number>;
  /** The result of each branch; absent: `start` + its index. */
  readonly values: readonly unknown[] | undefined;
  readonly start: number;
  /** The probability of the path up to here. */
  readonly before: number;
  branch: number;
}

/** A state of a fold with the notes on the path to it. */
interface Noted<State> {
  readonly value: State;
  readonly notes: readonly WeightedNote[];
}

const YES_NO = [true, false];
/** The probabilities of a choice with one branch. */
const CERTAIN = [1];
const NO_NOTES: readonly WeightedNote[] = [];

/** Weights normalised to probabilities. */
function sharesOf(weights: ArrayLike<number>): Float64Array {
  let total = 0;
  for (let at = 0; at < weights.length; at++) {
    total += weights[at]!;
  }
  const shares = new Float64Array(weights.length);
  for (let at = 0; at < weights.length; at++) {
    shares[at] = weights[at]! / total;
  }
  return shares;
}

/** A `Chance` that leads successive runs along every branch. */
export class EnumeratedChance implements Chance {
  #owner: Asker;
  #way: Crossing[] = [];
  #depth = 0;
  #jotted: WeightedNote[] = [];
  #tally: NoteTally | undefined;

  constructor(owner: Asker) {
    this.#owner = owner;
    this.#tally = owner.options.collect ? new NoteTally() : undefined;
  }

  /** The probability of the run that just ended. */
  get weight(): number {
    const last = this.#way[this.#way.length - 1];
    return last === undefined ? 1 : last.before * last.probabilities[last.branch]!;
  }

  /** The notes of the present run so far. */
  get jotted(): readonly WeightedNote[] {
    return this.#jotted;
  }

  /** All notes of the runs so far. */
  get notes(): readonly WeightedNote[] {
    return this.#tally?.list() ?? NO_NOTES;
  }

  /** Ends a run and prepares the next; false if every branch has been followed. */
  advance(): boolean {
    if (this.#depth !== this.#way.length) {
      throw new InvariantError('a rule made other choices when it was run again: it keeps state');
    }
    this.#keepNotes();
    this.#depth = 0;
    const way = this.#way;
    while (way.length > 0) {
      const last = way[way.length - 1]!;
      const branch = nextBranch(last.probabilities, last.branch + 1);
      if (branch >= 0) {
        last.branch = branch;
        return true;
      }
      way.pop();
    }
    return false;
  }

  #keepNotes(): void {
    if (this.#tally !== undefined) {
      this.#tally.addBranch(this.#jotted, this.weight);
      this.#jotted = [];
    }
  }

  note(fact: string, amount = 0, other = 0): void {
    if (this.#tally !== undefined) {
      this.#jotted.push({ fact, amount, other, probability: 1 });
    }
  }

  /** The choice made here in an earlier run, or undefined for a new one. */
  #again(): Crossing | undefined {
    return this.#depth < this.#way.length ? this.#way[this.#depth++] : undefined;
  }

  #begin(
    probabilities: ArrayLike<number>,
    values: readonly unknown[] | undefined,
    start: number,
    label: string | undefined,
  ): Crossing {
    const force = this.#owner.options.force;
    if (label !== undefined && force !== undefined && label in force) {
      return this.#forced(probabilities, values, start, label, force[label]);
    }
    return this.#enter({
      probabilities,
      values,
      start,
      before: this.weight,
      branch: nextBranch(probabilities, 0),
    });
  }

  #forced(
    probabilities: ArrayLike<number>,
    values: readonly unknown[] | undefined,
    start: number,
    label: string,
    wanted: unknown,
  ): Crossing {
    const key = outcomeKey(wanted);
    for (let branch = 0; branch < probabilities.length; branch++) {
      const value = values === undefined ? start + branch : values[branch];
      if (probabilities[branch]! > 0 && outcomeKey(value) === key) {
        return this.#enter({
          probabilities: [1],
          values: [value],
          start: 0,
          before: this.weight,
          branch: 0,
        });
      }
    }
    throw new UsageError(label, wanted, 'a possible outcome');
  }

  #enter(crossing: Crossing): Crossing {
    this.#way.push(crossing);
    this.#depth++;
    return crossing;
  }

  test(k: number, n: number, label?: string): boolean {
    if (k <= 0 || k >= n) {
      return k > 0;
    }
    const at = this.#again() ?? this.#begin([k / n, (n - k) / n], YES_NO, 0, label);
    return valueAt(at) as boolean;
  }

  roll(count: number, sides: number, label?: string): number {
    if (count < 1 || sides < 1) {
      return 0;
    }
    const before = this.#again();
    if (before !== undefined) {
      return valueAt(before) as number;
    }
    const sums = this.#owner.dice(count, sides);
    return valueAt(this.#begin(sums.probabilities, undefined, sums.start, label)) as number;
  }

  pick(weights: ArrayLike<number>, label?: string): number {
    const before = this.#again();
    if (before !== undefined) {
      return valueAt(before) as number;
    }
    return valueAt(this.#begin(sharesOf(weights), undefined, 0, label)) as number;
  }

  below(n: number, label?: string): number {
    const before = this.#again();
    if (before !== undefined) {
      return valueAt(before) as number;
    }
    const shares = new Float64Array(n).fill(1 / n);
    return valueAt(this.#begin(shares, undefined, 0, label)) as number;
  }

  fold<State>(
    n: number,
    state: State,
    step: (chance: Chance, state: State) => State,
    over?: (state: State) => boolean,
  ): State {
    if (this.#tally !== undefined) {
      return this.#foldNoting(n, state, step, over);
    }
    const before = this.#again();
    if (before !== undefined) {
      return valueAt(before) as State;
    }
    let states: State[] = [state];
    let weights: number[] = [1];
    for (let at = 0; at < n; at++) {
      const reached = new OutcomeTally<State>();
      for (let index = 0; index < states.length; index++) {
        this.#step(reached, states[index]!, weights[index]!, step, over);
      }
      states = reached.values;
      weights = reached.weights;
    }
    return valueAt(this.#begin(weights, states, 0, undefined)) as State;
  }

  #step<State>(
    reached: OutcomeTally<State>,
    from: State,
    weight: number,
    step: (chance: Chance, state: State) => State,
    over: ((state: State) => boolean) | undefined,
  ): void {
    if (over?.(from)) {
      reached.add(from, weight);
      return;
    }
    const answer = this.#owner.enumerate(chance => step(chance, from));
    if (answer.distribution !== undefined) {
      for (const [value, probability] of answer.distribution) {
        reached.add(value as State, weight * probability);
      }
    } else {
      for (const { value, probability } of answer.outcomes!.list) {
        reached.add(value as State, weight * probability);
      }
    }
  }

  /** A fold with notes: the notes are part of the state, which keeps the result exact. */
  #foldNoting<State>(
    n: number,
    state: State,
    step: (chance: Chance, state: State) => State,
    over: ((state: State) => boolean) | undefined,
  ): State {
    const start: Noted<State> = { value: state, notes: [] };
    const at = this.#again() ?? this.#notedCrossing(n, start, step, over);
    const { value, notes } = valueAt(at) as Noted<State>;
    this.#jotAll(notes);
    return value;
  }

  #notedCrossing<State>(
    n: number,
    start: Noted<State>,
    step: (chance: Chance, state: State) => State,
    over: ((state: State) => boolean) | undefined,
  ): Crossing {
    let reached = new OutcomeTally<Noted<State>>();
    reached.add(start, 1);
    for (let at = 0; at < n; at++) {
      const next = new OutcomeTally<Noted<State>>();
      reached.values.forEach((from, index) => {
        const weight = reached.weights[index]!;
        if (over?.(from.value)) {
          next.add(from, weight);
          return;
        }
        const { outcomes } = this.#owner.enumerate(chance => {
          const value = step(chance, from.value);
          return { value, notes: joinNotes(from.notes, chance.jotted) };
        });
        for (const { value, probability } of outcomes!.list) {
          next.add(value as Noted<State>, weight * probability);
        }
      });
      reached = next;
    }
    return this.#begin(reached.weights, reached.values, 0, undefined);
  }

  #jotAll(notes: readonly WeightedNote[]): void {
    if (this.#tally !== undefined) {
      this.#jotted.push(...notes);
    }
  }

  certain<Rules extends object, Input, Result>(
    work: Work<Rules, Input, Result>,
    rules: Rules,
    input: Input,
  ): Result {
    if (this.#tally !== undefined) {
      return work(rules, input, this);
    }
    const at = this.#again() ?? this.#begin(CERTAIN, [work(rules, input, this)], 0, undefined);
    return valueAt(at) as Result;
  }

  draw<Rules extends object, Input, Value>(
    rule: Rule<Rules, Input, Value>,
    rules: Rules,
    input: Input,
    label?: string,
  ): Value {
    const before = this.#again();
    if (before !== undefined && this.#tally === undefined) {
      return valueAt(before) as Value;
    }
    const answer = this.#owner.remember(rule, rules, input);
    this.#jotAll(answer.notes);
    return valueAt(before ?? this.#drawn(answer, label)) as Value;
  }

  #drawn({ distribution, outcomes }: Answer, label: string | undefined): Crossing {
    if (distribution !== undefined) {
      return this.#begin(distribution.probabilities, undefined, distribution.start, label);
    }
    const list = outcomes!.list;
    const shares = list.map(({ probability }) => probability);
    const values = list.map(({ value }) => value);
    return this.#begin(shares, values, 0, label);
  }

  sum<Rules extends object, Input>(
    tries: Tries,
    rule: Rule<Rules, Input, number>,
    rules: Rules,
    input: Input,
  ): number {
    const before = this.#again();
    if (before !== undefined && this.#tally === undefined) {
      return valueAt(before) as number;
    }
    const answer = this.#owner.remember(rule, rules, input);
    this.#jotAll(answer.notes);
    if (before !== undefined) {
      return valueAt(before) as number;
    }
    const sums = this.#owner.sumOf(tries, answer);
    return valueAt(this.#begin(sums.probabilities, undefined, sums.start, undefined)) as number;
  }
}

function nextBranch(probabilities: ArrayLike<number>, from: number): number {
  for (let branch = from; branch < probabilities.length; branch++) {
    if (probabilities[branch]! > 0) {
      return branch;
    }
  }
  return -1;
}

function valueAt({ values, start, branch }: Crossing): unknown {
  return values === undefined ? start + branch : values[branch];
}
