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

/** 31 to the powers 2, 3 and 4; all fit in 32 bits. */
const SQUARE = 31 ** 2;
const CUBE = 31 ** 3;
const FOURTH = 31 ** 4;

/**
 * Folds the first values of a list into a checksum, as `folded` does one by one. By fours, whose products
 * don't wait for each other: a side that folds a list after the work would otherwise spend a third of its time
 * waiting for one product after the other, and a program that folds within its work doesn't. Without a call,
 * which makes it too long for V8's middle compiler to copy into a benchmark's outer loops: those begin so
 * seldom that the copy would never be compiled better, and be what is measured.
 */
export function allFolded(sum: number, values: Int32Array, count: number): number {
  let all = sum | 0;
  let at = 0;
  for (; at + 3 < count; at += 4) {
    const early = (Math.imul(values[at]!, CUBE) + Math.imul(values[at + 1]!, SQUARE)) | 0;
    const late = (Math.imul(values[at + 2]!, 31) + values[at + 3]!) | 0;
    all = (Math.imul(all, FOURTH) + ((early + late) | 0)) | 0;
  }
  for (; at < count; at++) {
    all = (Math.imul(all, 31) + values[at]!) | 0;
  }
  return all;
}
