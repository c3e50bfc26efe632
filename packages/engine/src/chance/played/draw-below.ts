// Draws for a crowd: many numbers below one n at a time. In play they come in one tight loop; any other
// chance is asked for one after another, so that every reading gives the same.

import type { Chance } from '../contract/chance.ts';
import { PlayedChance } from './played.ts';

/** Draws `chance.below(n, label)` so many times, into an array from a place on. */
export function drawBelow(
  chance: Chance,
  n: number,
  label: string,
  into: Int32Array,
  from: number,
  count: number,
): void {
  if (chance instanceof PlayedChance && n > 1) {
    chance.generator.fillBelow(n, into, from, count);
    return;
  }
  for (let at = from; at < from + count; at++) {
    into[at] = chance.below(n, label);
  }
}
