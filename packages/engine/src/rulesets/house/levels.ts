// Levels: 1…30; combat sees five for every three, so that a Ranger's extra shots come at 12 and 24.
// Experience: NetHack 3.6.7 src/exper.c (newuexp, experience).

import { floorDiv } from '../../integers/index.ts';

/** The level that the combat slot is asked with. */
export function combatLevel(level: number): number {
  return floorDiv(5 * level, 3);
}

/** Doubling from 20 to level 10, from 10,000 to level 20, then by ten millions. */
export function nextLevelAt(level: number): number {
  if (level < 10) {
    return 10 * 2 ** level;
  }
  return level < 20 ? 10_000 * 2 ** (level - 10) : 10_000_000 * (level - 19);
}

/** 1 + level², more for the quick, for those who strike with weapons, and above level 8. */
export function experienceFor(level: number, speed: number, weapons: boolean): number {
  const quick = speed > 18 ? 5 : speed > 12 ? 3 : 0;
  return 1 + level * level + quick + (weapons ? 5 : 0) + (level > 8 ? 50 : 0);
}
