// A number of charges that a table names: dice, a factor, and something on top.

import type { Chance } from '../../chance/index.ts';

/** plus + times × the sum of `count` dice of `sides` sides, or plus + an index drawn by weight. */
export interface Amount {
  /** In place of dice: weights of 0, 1, 2 … */
  readonly weights?: readonly number[];
  readonly count: number;
  readonly sides: number;
  readonly times: number;
  readonly plus: number;
}

/** Exactly so many. */
export function exactly(plus: number): Amount {
  return { count: 0, sides: 0, times: 1, plus };
}

/** Any number from the least to the most, all equally likely. */
export function between(least: number, most: number): Amount {
  return { count: 1, sides: most - least + 1, times: 1, plus: least - 1 };
}

/** The sum of so many dice. */
export function dice(count: number, sides: number): Amount {
  return { count, sides, times: 1, plus: 0 };
}

/** The amount, drawn. */
export function drawAmount(chance: Chance, amount: Amount, label: string): number {
  const { weights, count, sides, times, plus } = amount;
  if (weights !== undefined) {
    return plus + chance.pick(weights, label);
  }
  return count === 0 ? plus : plus + times * chance.roll(count, sides, label);
}
