// The inputs of the workloads, drawn from one seeded generator on every side.

import { Generator } from '@roguewright/engine/chance';

const TWO_32 = 4294967296;

/** Numbers as the workloads are defined by: the high half of word × n, without rejection. */
export function definedDraws(seed: number): (n: number) => number {
  const generator = new Generator(seed);
  return n => Math.floor((generator.u32() * n) / TWO_32);
}

/** Folds one more value into a checksum: sum × 31 + value. */
export function folded(sum: number, value: number): number {
  return (Math.imul(sum, 31) + value) | 0;
}

/**
 * Folds the first values of a list into a checksum. By fours and without a call, which makes it too
 * long for V8's middle compiler to copy into a benchmark's outer loops: those begin so seldom that the
 * copy would never be compiled better, and be what is measured.
 */
export function allFolded(sum: number, values: Int32Array, count: number): number {
  let all = sum | 0;
  let at = 0;
  for (; at + 3 < count; at += 4) {
    all = (Math.imul(all, 31) + values[at]!) | 0;
    all = (Math.imul(all, 31) + values[at + 1]!) | 0;
    all = (Math.imul(all, 31) + values[at + 2]!) | 0;
    all = (Math.imul(all, 31) + values[at + 3]!) | 0;
  }
  for (; at < count; at++) {
    all = (Math.imul(all, 31) + values[at]!) | 0;
  }
  return all;
}
