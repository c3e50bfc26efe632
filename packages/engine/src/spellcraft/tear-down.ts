// Walls and other objects that can be torn down. Crossfire server/attack.c (tear_down_wall,
// kill_object).

import { truncDiv } from '../integers/index.ts';
import type { SpellcraftRules } from './rules.ts';

/** An object with hit points after a hit. */
export interface StruckWall {
  /** Hit points left; negative below 0. */
  readonly hitPoints: number;
  readonly mostHitPoints: number;
  /** Pictures of its decay; 0: it has none, and stands to its last hit point. */
  readonly pictures: number;
}

/** Whether a hit has torn an object down. One with pictures falls before its hit points are gone. */
export function hasFallen(
  { standing }: SpellcraftRules,
  { hitPoints, mostHitPoints, pictures }: StruckWall,
): boolean {
  if (pictures === 0 || mostHitPoints === 0) {
    return hitPoints < 0;
  }
  return truncDiv(pictures * hitPoints, mostHitPoints) <= standing.lastPicture;
}

/** The fewest hit points with which such an object stands. */
export function leastStanding(rules: SpellcraftRules, wall: Omit<StruckWall, 'hitPoints'>): number {
  let left = wall.mostHitPoints;
  while (left > 0 && !hasFallen(rules, { ...wall, hitPoints: left - 1 })) {
    left--;
  }
  return left;
}
