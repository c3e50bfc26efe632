// Levels: 1…30; combat sees five for every three, so that a Ranger's extra shots come at 12 and 24.
// Experience: NetHack 3.6.7 src/exper.c (newuexp, experience).

import { floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';

/** The level that the combat slot is asked with. Rounding: down. */
export function combatLevel({ levels }: WorldRules, level: number): number {
  return floorDiv(levels.combat.times * level, levels.combat.over);
}

/** Experience at which a hero leaves the level: it doubles from level to level, or rises by as much each. */
export function nextLevelAt({ levels }: WorldRules, level: number): number {
  const row = levels.next.find(({ from }) => level >= from)!;
  const above = level - row.from;
  return row.doubles ? row.at * 2 ** above : row.at * (above + 1);
}

/** So many points and level², more for the quick, for those who strike with weapons, and for high levels. */
export function experienceFor(
  { levels }: WorldRules,
  level: number,
  speed: number,
  weapons: boolean,
): number {
  const { sure, quick, armed, high } = levels.kills;
  const speedPoints = quick.find(({ above }) => speed > above)?.points ?? 0;
  const highPoints = level > high.above ? high.points : 0;
  return sure + level * level + speedPoints + (weapons ? armed : 0) + highPoints;
}
