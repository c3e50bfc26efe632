// Luck from the raw numbers that a film recorded: each draw takes the next, modulo its width.

import { type Chance, ScriptedChance } from '@roguewright/engine/chance';

/** Plays a rule with recorded numbers. A draw beyond the last one is an error. */
export class RawRolls extends ScriptedChance implements Chance {
  #rolls: readonly number[] = [];
  #taken = 0;

  constructor() {
    super([]);
  }

  /** The numbers of the next tick. */
  load(rolls: readonly number[]): void {
    this.#rolls = rolls;
    this.#taken = 0;
  }

  /** How many of the tick's numbers were taken, of how many. */
  get use(): readonly [taken: number, of: number] {
    return [this.#taken, this.#rolls.length];
  }

  /** The original draws even where the answer is certain. */
  override test(k: number, n: number): boolean {
    return this.#next(n) < k;
  }

  override below(n: number): number {
    return this.#next(n);
  }

  #next(n: number): number {
    const roll = this.#rolls[this.#taken++];
    if (roll === undefined) {
      throw new Error('more was drawn than the film recorded');
    }
    return roll % n;
  }
}
