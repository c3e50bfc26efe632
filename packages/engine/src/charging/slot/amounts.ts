// Numbers of charges in tables: dice, a factor, and a constant.

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

/** A constant amount. */
export function exactly(plus: number): Amount {
  return { count: 0, sides: 0, times: 1, plus };
}

/** A uniform amount between two bounds, inclusive. */
export function between(least: number, most: number): Amount {
  return { count: 1, sides: most - least + 1, times: 1, plus: least - 1 };
}

/** The sum of dice. */
export function dice(count: number, sides: number): Amount {
  return { count, sides, times: 1, plus: 0 };
}

/** Draws the amount. */
export function drawAmount(chance: Chance, amount: Amount, label: string): number {
  const { weights, count, sides, times, plus } = amount;
  if (weights !== undefined) {
    return plus + chance.pick(weights, label);
  }
  return count === 0 ? plus : plus + times * chance.roll(count, sides, label);
}
