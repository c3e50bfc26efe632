// Converts between two scales: Angband's 18/xx attributes and ascending armour class, NetHack's 3…25
// attributes and descending armour class.

import { floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';

/**
 * Points of Angband's armour class per point of NetHack's. Stored armour is made with it, so it isn't a
 * number of a ruleset: changing it would change the armour in existing saves.
 */
export const ARMOUR_POINTS = 6;

/** Strength or dexterity on NetHack's scale. @param stat Angband's scale, 3…238 */
export function shortScale({ scales }: WorldRules, stat: number): number {
  const { attributes, lowest } = scales;
  // Called several times a turn; a loop allocates nothing.
  for (let step = 0; step < attributes.length; step++) {
    if (stat >= attributes[step]!.least) {
      return attributes[step]!.value;
    }
  }
  return Math.max(lowest, stat);
}

/** Angband's ascending armour class as NetHack's descending one, rounded down. */
export function descending({ scales }: WorldRules, armourClass: number): number {
  return scales.armour.unarmoured - floorDiv(armourClass, scales.armour.points);
}

/** NetHack's descending armour class as Angband's ascending one. */
export function ascending({ scales }: WorldRules, armourClass: number): number {
  return scales.armour.points * (scales.armour.unarmoured - armourClass);
}
