// Luck of the painter: what a square looks like is the same whenever it is drawn.

import type { Square } from '@roguewright/engine/face';

/** A number of a square, 0…1, the same every time. @param salt tells apart the numbers of one square */
export function speck({ x, y }: Square, salt: number): number {
  let mixed = Math.imul(x + 31 * salt, 0x9e3779b1) ^ Math.imul(y + 17 * salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}
