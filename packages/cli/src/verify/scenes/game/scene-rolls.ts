// The luck of a recorded moment: the raw numbers that the original drew, in their order.

import { type Chance, ScriptedChance } from '@roguewright/engine/chance';

/**
 * Plays rules with raw numbers. A draw on behalf of a player takes two of them: the value, and a test of luck that
 * is idle without luck. A draw beyond the last number is an error.
 */
export class SceneRolls extends ScriptedChance implements Chance {
  readonly #paired: (label: string) => boolean;
  #rolls: readonly number[] = [];
  #taken = 0;

  /** @param paired whether a choice of that name takes two numbers */
  constructor(paired: (label: string) => boolean) {
    super([]);
    this.#paired = paired;
  }

  /** The numbers of the next action or tick. */
  load(rolls: readonly number[]): void {
    this.#rolls = rolls;
    this.#taken = 0;
  }

  override test(k: number, n: number, label = ''): boolean {
    return this.#next(n, label) < k;
  }

  override below(n: number, label = ''): number {
    return this.#next(n, label);
  }

  override roll(count: number, sides: number, label = ''): number {
    let sum = 0;
    for (let die = 0; die < count && sides > 0; die++) {
      sum += 1 + this.#next(sides, label);
    }
    return sum;
  }

  override pick(weights: ArrayLike<number>, label = ''): number {
    const whole = Array.from(weights).reduce((sum, weight) => sum + weight, 0);
    let left = this.#next(whole, label);
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index]!;
      if (left < 0) {
        return index;
      }
    }
    return weights.length - 1;
  }

  #next(n: number, label: string): number {
    const roll = this.#rolls[this.#taken];
    if (roll === undefined) {
      const recorded = this.#rolls.length;
      throw new Error(
        `luck for ${label || 'a choice'}: the recording has only ${recorded} numbers`,
      );
    }
    this.#taken += this.#paired(label) ? 2 : 1;
    return roll % n;
  }
}
