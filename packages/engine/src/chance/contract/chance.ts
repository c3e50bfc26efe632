// The interface of luck for random rules. One rule has two readings: played, a seeded generator decides;
// asked, an enumerator runs the same rule along every branch and adds up the probabilities.

/**
 * A random rule: a pure function of luck, its ruleset's tables and its input. It has no other luck, no state
 * and no side effects.
 */
export type Rule<Rules extends object, Input, Outcome> = (
  chance: Chance,
  rules: Rules,
  input: Input,
) => Outcome;

/** Receives the facts that mattered to a rule. In play they are discarded. */
export interface Notebook {
  /**
   * Records a fact by name.
   * @param amount its contribution, in the unit that the fact's name implies
   * @param other a second number for the sentence, such as the limit that applied
   */
  note(fact: string, amount?: number, other?: number): void;
}

/** A computation without luck: a function of a ruleset's tables and an input. */
export type Work<Rules extends object, Input, Result> = (
  rules: Rules,
  input: Input,
  notes: Notebook,
) => Result;

/** Tries of a `sum`, each of which succeeds with probability `k` / `n`. */
export interface Tries {
  readonly times: number;
  /** Favourable cases, 0…n. */
  readonly k: number;
  /** All cases, 1 or more. */
  readonly n: number;
  /** The sum ends once it exceeds this; absent: never. */
  readonly enough?: number;
  /** Called for each try in play (`amount` 0 for a failure); never called when asked. */
  readonly watch?: ((succeeded: boolean, amount: number) => void) | undefined;
}

/** Random choices at the granularity of the rules, which keeps enumeration small. */
export interface Chance extends Notebook {
  /** True with probability `k` / `n`: the draw `below(n) < k`. Certain (without a draw) if k ≤ 0 or k ≥ n. */
  test(k: number, n: number, label?: string): boolean;
  /** The sum of `count` dice of `sides` sides; 0 if either is 0. One choice over the sums. */
  roll(count: number, sides: number, label?: string): number;
  /** An index, drawn in proportion to integer weights of 0 or more (at least one above 0). */
  pick(weights: ArrayLike<number>, label?: string): number;
  /** Uniform on 0…n − 1; n from 1 to 2³². */
  below(n: number, label?: string): number;
  /**
   * `n` steps from `state`. When asked, equal states merge after each step.
   * @param state a number or a small plain object
   * @param over ends the walk early if it holds for the state reached
   */
  fold<State>(
    n: number,
    state: State,
    step: (chance: Chance, state: State) => State,
    over?: (state: State) => boolean,
  ): State;
  /** A deterministic computation, which enumeration runs once instead of once per branch. */
  certain<Rules extends object, Input, Result>(
    work: Work<Rules, Input, Result>,
    rules: Rules,
    input: Input,
  ): Result;
  /** Another rule as a single choice. When asked, it is cached by rule, ruleset and input. */
  draw<Rules extends object, Input, Outcome>(
    rule: Rule<Rules, Input, Outcome>,
    rules: Rules,
    input: Input,
    label?: string,
  ): Outcome;
  /**
   * The sum of an integer rule over several tries, each of which counts only if it succeeds, ending once the
   * sum exceeds `tries.enough`: a flurry of blows at a target that may die. It equals a `fold` of `test` and
   * `draw`, at the cost of a few convolutions. Each success is labelled `hit`.
   */
  sum<Rules extends object, Input>(
    tries: Tries,
    rule: Rule<Rules, Input, number>,
    rules: Rules,
    input: Input,
  ): number;
}

/** A notebook that discards everything. */
export const silent: Notebook = { note() {} };

/** One recorded fact. */
export interface Note {
  readonly fact: string;
  readonly amount: number;
  readonly other: number;
}

/**
 * A notebook that stores notes in order. It is cleared and reused between questions. Earlier notes are stored
 * by reference, so adding many costs the same as adding one.
 */
export class NoteList implements Notebook {
  /** A fact, or earlier notes. */
  #entries: (string | readonly Note[])[] = [];
  #amounts: number[] = [];
  #others: number[] = [];
  #length = 0;

  note(fact: string, amount = 0, other = 0): void {
    const at = this.#length++;
    this.#entries[at] = fact;
    this.#amounts[at] = amount;
    this.#others[at] = other;
  }

  /** Adds earlier notes, which must not change afterwards. */
  noteAll(notes: readonly Note[]): void {
    const at = this.#length++;
    this.#entries[at] = notes;
    this.#amounts[at] = 0;
    this.#others[at] = 0;
  }

  /** Removes all notes, keeping the capacity. */
  clear(): void {
    this.#length = 0;
  }

  /** The notes since the last clear. */
  toArray(): Note[] {
    const notes: Note[] = [];
    for (let at = 0; at < this.#length; at++) {
      const entry = this.#entries[at]!;
      if (typeof entry === 'string') {
        notes.push({ fact: entry, amount: this.#amounts[at]!, other: this.#others[at]! });
      } else {
        notes.push(...entry);
      }
    }
    return notes;
  }
}
