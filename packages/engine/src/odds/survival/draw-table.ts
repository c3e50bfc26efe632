// What can be drawn from a distribution in a fight that is played many times.

import type { Chance, Distribution } from '../../chance/index.ts';

/**
 * Integer weights of the values from `start`, in blocks. A block is drawn first and a value in it then, so that a draw
 * from many values looks at few weights.
 */
export interface DrawTable {
  readonly start: number;
  /** The sums of the blocks. */
  readonly sums: readonly number[];
  readonly blocks: readonly (readonly number[])[];
}

/** Values of a block. */
const BLOCK = 8;

/** Integer weights are this fine: probabilities are off by less than a billionth. */
const WEIGHT_OF_ONE = 1_000_000_000;

/** The table of a distribution. */
export function tableOf({ start, probabilities }: Distribution): DrawTable {
  const weights = Array.from(probabilities, weightOf);
  const blocks: number[][] = [];
  for (let from = 0; from < weights.length; from += BLOCK) {
    blocks.push(weights.slice(from, from + BLOCK));
  }
  const sums = blocks.map(block => block.reduce((sum, weight) => sum + weight, 0));
  return { start, sums, blocks };
}

/** The weight of a probability. What is possible keeps one. */
export function weightOf(probability: number): number {
  return probability === 0 ? 0 : Math.max(1, Math.round(probability * WEIGHT_OF_ONE));
}

/** A value of a table. */
export function drawn(chance: Chance, { start, sums, blocks }: DrawTable): number {
  const place = sums.length === 1 ? 0 : chance.pick(sums);
  const block = blocks[place]!;
  return start + place * BLOCK + (block.length === 1 ? 0 : chance.pick(block));
}
