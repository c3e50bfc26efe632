// Many draws below one n. In play they are made in one tight loop. Any other chance is called one draw at a
// time, so all readings agree.

import type { Chance } from '../contract/chance.ts';
import { PlayedChance } from './played.ts';

/** Draws `chance.below(n, label)` repeatedly into an array, from an index on. */
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
