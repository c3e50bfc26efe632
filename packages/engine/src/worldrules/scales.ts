// Two scales for the same things: Angband's 18/xx attributes and ascending armour class, NetHack's
// 3…25 and descending armour class.

import { floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';

/**
 * Points of Angband's armour class in one of NetHack's. What is worn is made by it, so that it is no number
 * of a ruleset: another would change what things of older games are.
 */
export const ARMOUR_POINTS = 6;

/** Strength or dexterity on NetHack's scale. @param stat 3…238 */
export function shortScale({ scales }: WorldRules, stat: number): number {
  const { attributes, lowest } = scales;
  // Asked several times a turn: a loop allocates nothing.
  for (let step = 0; step < attributes.length; step++) {
    if (stat >= attributes[step]!.least) {
      return attributes[step]!.value;
    }
  }
  return Math.max(lowest, stat);
}

/** Angband's ascending armour class as NetHack's. Rounding: down. */
export function descending({ scales }: WorldRules, armourClass: number): number {
  return scales.armour.unarmoured - floorDiv(armourClass, scales.armour.points);
}

/** NetHack's descending armour class as Angband's. */
export function ascending({ scales }: WorldRules, armourClass: number): number {
  return scales.armour.points * (scales.armour.unarmoured - armourClass);
}
