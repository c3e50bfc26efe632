// Luck that can be tried out: every choice takes an outcome from a list of decisions, and the next list is the next
// of all possible ones.

import { ScriptedChance } from '@roguewright/engine/chance';

/** The most lists of decisions that are tried for one tick. */
export const MOST_PATHS = 20_000;

/** Plays a rule along one path of its choices after another. */
export class SearchedChance extends ScriptedChance {
  /** The outcome of each choice, by its place among the possible ones. */
  #decisions: number[] = [];
  /** The number of possible outcomes of each choice so far. */
  #widths: number[] = [];
  /** The decisions that stay. */
  #kept = 0;

  constructor() {
    super([]);
  }

  /** What was decided so far stays. */
  keep(): void {
    this.#kept = this.#widths.length;
    this.#decisions.length = this.#kept;
  }

  /** Begins the next path, from the first choice of all. @returns whether there is one */
  next(): boolean {
    for (let at = this.#widths.length - 1; at >= this.#kept; at--) {
      if (this.#decisions[at]! + 1 < this.#widths[at]!) {
        this.#decisions[at]!++;
        this.#decisions.length = at + 1;
        this.#widths = [];
        return true;
      }
    }
    return false;
  }

  #decide(width: number): number {
    const at = this.#widths.length;
    this.#widths.push(width);
    this.#decisions[at] ??= 0;
    return this.#decisions[at]!;
  }

  override note(): void {}

  override test(k: number, n: number): boolean {
    return k <= 0 || k >= n ? k > 0 : this.#decide(2) === 1;
  }

  override roll(count: number, sides: number): number {
    return count < 1 || sides < 1 ? 0 : count + this.#decide(count * (sides - 1) + 1);
  }

  override pick(weights: ArrayLike<number>): number {
    const places = Array.from(weights, (_, place) => place);
    const possible = places.filter(place => weights[place]! > 0);
    return possible[this.#decide(possible.length)]!;
  }

  override below(n: number): number {
    return n === 1 ? 0 : this.#decide(n);
  }
}
