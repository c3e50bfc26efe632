import type { Generator } from './generator.ts';
import { OneRun } from './one-run.ts';

/** Luck as it is played: every choice is drawn from a generator, and notes are discarded. */
export class PlayedChance extends OneRun {
  readonly generator: Generator;

  constructor(generator: Generator) {
    super();
    this.generator = generator;
  }

  note(): void {}

  test(k: number, n: number): boolean {
    return k >= n || (k > 0 && this.generator.isBelow(k, n));
  }

  roll(count: number, sides: number): number {
    return count < 1 || sides < 1 ? 0 : count + this.generator.sumBelow(count, sides);
  }

  pick(weights: ArrayLike<number>): number {
    let total = 0;
    for (let index = 0; index < weights.length; index++) {
      total += weights[index]!;
    }
    let left = this.generator.below(total);
    let index = 0;
    while (left >= weights[index]!) {
      left -= weights[index++]!;
    }
    return index;
  }

  below(n: number): number {
    return n === 1 ? 0 : this.generator.below(n);
  }
}
