// Distributions over arbitrary outcomes: a word, a record, a list.

/** One outcome and its probability. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly probability: number;
}

/** A distribution over outcomes of any type; equal outcomes have been merged. */
export class Outcomes<Value> {
  readonly list: readonly Outcome<Value>[];

  constructor(list: readonly Outcome<Value>[]) {
    this.list = list;
  }

  /** The probability that the outcome satisfies a condition; exactly 1 if it always does. */
  probability(holds: (value: Value) => boolean): number {
    let sum = 0;
    let others = false;
    for (const { value, probability } of this.list) {
      if (holds(value)) {
        sum += probability;
      } else {
        others = true;
      }
    }
    return others ? Math.min(1, sum) : 1;
  }

  /** The mean of a number computed from each outcome. */
  mean(amount: (value: Value) => number): number {
    return this.list.reduce((sum, { value, probability }) => sum + amount(value) * probability, 0);
  }
}

/** Merges equal outcomes as they are added, in the order of first appearance. */
export class OutcomeTally<Value> {
  #values: Value[] = [];
  #weights: number[] = [];
  #places = new Map<unknown, number>();

  add(value: Value, weight: number): void {
    const key = outcomeKey(value);
    const index = this.#places.get(key);
    if (index === undefined) {
      this.#places.set(key, this.#values.length);
      this.#values.push(value);
      this.#weights.push(weight);
    } else {
      this.#weights[index]! += weight;
    }
  }

  get values(): Value[] {
    return this.#values;
  }

  get weights(): number[] {
    return this.#weights;
  }
}

/** A key that is equal for equal outcomes: primitives are their own, others use their JSON text. */
export function outcomeKey(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
