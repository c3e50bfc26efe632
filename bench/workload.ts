// The inputs of the workloads, drawn from one seeded generator on every side.

import { Generator } from '@roguewright/engine/chance';

const TWO_32 = 4294967296;

/** Numbers as the workloads are defined by: the high half of word × n, without rejection. */
export function definedDraws(seed: number): (n: number) => number {
  const generator = new Generator(seed);
  return n => Math.floor((generator.u32() * n) / TWO_32);
}

/** Folds one more value into a checksum. */
export function folded(sum: number, value: number): number {
  return (Math.imul(sum, 31) + value) | 0;
}
