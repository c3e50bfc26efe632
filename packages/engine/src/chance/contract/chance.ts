// What a random rule may ask of luck. One rule, two readings: played, a seeded generator answers;
// asked, an enumerator runs the same rule along every branch and adds up the probabilities.

/**
 * A random rule: a pure function of luck, of the tables of its ruleset and of its input.
 * It gets no other luck, keeps nothing, and changes nothing.
 */
export type Rule<Rules extends object, Input, Outcome> = (
  chance: Chance,
  rules: Rules,
  input: Input,
) => Outcome;

/** Where a rule writes down the facts that mattered. In play nobody reads, so nothing is kept. */
export interface Notebook {
  /**
   * Records one fact by its name.
   * @param amount what it contributed, in the unit that the fact's name implies
   * @param other a second number that the sentence needs, such as the limit that was met
   */
  note(fact: string, amount?: number, other?: number): void;
}

/** Work without luck: a function of the tables of a ruleset and of its input. */
export type Work<Rules extends object, Input, Result> = (
  rules: Rules,
  input: Input,
  notes: Notebook,
) => Result;

/** How many tries each succeed `k` times in `n`; the share of a `sum` that counts at all. */
export interface Tries {
  readonly times: number;
  /** Favourable cases, 0…n. */
  readonly k: number;
  /** All cases, 1 or more. */
  readonly n: number;
  /** The sum ends as soon as it exceeds this; absent: never. */
  readonly enough?: number;
  /** Told of each try as it is played (`amount` 0 when it failed); never called when asked. */
  readonly watch?: ((succeeded: boolean, amount: number) => void) | undefined;
}

/** One decision of luck at the grain that a rule uses, so that asking stays small. */
export interface Chance extends Notebook {
  /**
   * True `k` times in `n`: the draw `below(n) < k`.
   * Certain (and no draw) when k ≤ 0 or k ≥ n.
   */
  test(k: number, n: number, label?: string): boolean;
  /** The sum of `count` dice of `sides` sides; 0 when either is 0. One choice over the sums. */
  roll(count: number, sides: number, label?: string): number;
  /** An index, drawn in proportion to integer weights of 0 or more (at least one above 0). */
  pick(weights: ArrayLike<number>, label?: string): number;
  /** Uniform on 0…n − 1; n from 1 to 2³². */
  below(n: number, label?: string): number;
  /**
   * `n` steps from `state`; equal states merge after each step when asked.
   * @param state a number or a small plain object
   * @param over ends the walk early when it holds for the state reached
   */
  fold<State>(
    n: number,
    state: State,
    step: (chance: Chance, state: State) => State,
    over?: (state: State) => boolean,
  ): State;
  /** What is certain from here on: worked out once, not once for each branch, when asked. */
  certain<Rules extends object, Input, Result>(
    work: Work<Rules, Input, Result>,
    rules: Rules,
    input: Input,
  ): Result;
  /** Another rule as one choice, remembered by rule, ruleset and input when asked. */
  draw<Rules extends object, Input, Outcome>(
    rule: Rule<Rules, Input, Outcome>,
    rules: Rules,
    input: Input,
    label?: string,
  ): Outcome;
  /**
   * The sum of an integer rule over several tries, each of which counts only when it succeeds,
   * ending once the sum exceeds `tries.enough`: a flurry of blows at something that may die.
   * The same as a `fold` of `test` and `draw`, at the price of a few convolutions.
   * Each success is labelled `hit`.
   */
  sum<Rules extends object, Input>(
    tries: Tries,
    rule: Rule<Rules, Input, number>,
    rules: Rules,
    input: Input,
  ): number;
}

/** A notebook that nobody reads. */
export const silent: Notebook = { note() {} };

/** One fact that mattered, as a notebook keeps it. */
export interface Note {
  readonly fact: string;
  readonly amount: number;
  readonly other: number;
}

/**
 * A notebook that keeps what it is told, in order; made once, cleared between questions. Notes that
 * were recorded before are kept by reference: taking many costs what taking one does.
 */
export class NoteList implements Notebook {
  /** A fact, or notes recorded before. */
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

  /** Keeps notes that were recorded before; they must not change any more. */
  noteAll(notes: readonly Note[]): void {
    const at = this.#length++;
    this.#entries[at] = notes;
    this.#amounts[at] = 0;
    this.#others[at] = 0;
  }

  /** Forgets everything, keeping the room it took. */
  clear(): void {
    this.#length = 0;
  }

  /** What was noted since the last clear. */
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
