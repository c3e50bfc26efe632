// Two scales for the same things: Angband's 18/xx attributes and ascending armour class, NetHack's
// 3…25 and descending armour class.

import { floorDiv } from '../../integers/index.ts';

/** Least 18/xx (as 18 + xx) of each value of the short scale above 18. */
const STEPS: readonly (readonly [least: number, value: number])[] = [
  [238, 25],
  [198, 24],
  [168, 23],
  [138, 22],
  [100, 21],
  [50, 20],
  [19, 19],
];

/** 18/01–31 is 19, 18/32–81 20, 18/82–119 21, then 22 at 18/120, 23 at 150, 24 at 180, 25 at 220. */
export function shortScale(stat: number): number {
  // Asked several times a turn: a loop allocates nothing.
  for (let step = 0; step < STEPS.length; step++) {
    if (stat >= STEPS[step]![0]) {
      return STEPS[step]![1];
    }
  }
  return Math.max(3, stat);
}

/** 10 − ⌊ac / 6⌋. */
export function descending(armourClass: number): number {
  return 10 - floorDiv(armourClass, 6);
}

/** 6 × (10 − AC). */
export function ascending(armourClass: number): number {
  return 6 * (10 - armourClass);
}
