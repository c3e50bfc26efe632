// Luck that can be tried out: every choice takes an outcome from a list of decisions, and the next list is the next
// of all possible ones.

import { ScriptedChance } from '@roguewright/engine/chance';

/** The most lists of decisions that are tried for one tick. */
export const MOST_PATHS = 20_000;

/** Plays a rule along one path of its choices after another. */
export class SearchedChance extends ScriptedChance {
  /** The outcome of each choice, by its place among the possible ones. */
  #decisions: number[] = [];
  /** The number of possible outcomes of each choice of this run. */
  #widths: number[] = [];

  constructor() {
    super([]);
  }

  /** Begins with the first path. */
  reset(): void {
    this.#decisions = [];
    this.#widths = [];
  }

  /** Goes on to the next path. @returns whether there is one */
  next(): boolean {
    const decisions = this.#decisions.slice(0, this.#widths.length);
    for (let at = decisions.length - 1; at >= 0; at--) {
      if (decisions[at]! + 1 < this.#widths[at]!) {
        this.#decisions = [...decisions.slice(0, at), decisions[at]! + 1];
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
    const possible = Array.from(weights, (weight, at) => (weight > 0 ? at : -1)).filter(
      at => at >= 0,
    );
    return possible[this.#decide(possible.length)]!;
  }

  override below(n: number): number {
    return n === 1 ? 0 : this.#decide(n);
  }
}
