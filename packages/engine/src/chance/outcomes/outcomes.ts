// What can come out of a rule whose outcome is anything: a word, a record, a list.

/** One outcome and its probability. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly probability: number;
}

/** The distribution of outcomes of any kind; equal outcomes have been added up. */
export class Outcomes<Value> {
  readonly list: readonly Outcome<Value>[];

  constructor(list: readonly Outcome<Value>[]) {
    this.list = list;
  }

  /** The probability that the outcome is as described; exactly 1 when it always is. */
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

  /** The mean of a number read off each outcome. */
  mean(amount: (value: Value) => number): number {
    return this.list.reduce((sum, { value, probability }) => sum + amount(value) * probability, 0);
  }
}

/** Adds up equal outcomes as they come in, in the order of first appearance. */
export class OutcomeTally<Value> {
  #values: Value[] = [];
  #weights: number[] = [];
  #places = new Map<unknown, number>();

  add(value: Value, weight: number): void {
    const key = outcomeKey(value);
    const place = this.#places.get(key);
    if (place === undefined) {
      this.#places.set(key, this.#values.length);
      this.#values.push(value);
      this.#weights.push(weight);
    } else {
      this.#weights[place]! += weight;
    }
  }

  get values(): Value[] {
    return this.#values;
  }

  get weights(): number[] {
    return this.#weights;
  }
}

/** Equal outcomes have equal keys: primitives are their own, others their JSON text. */
export function outcomeKey(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
