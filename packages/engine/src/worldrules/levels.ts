// Levels 1…30. Combat uses five levels for every three, so a Ranger's extra shots come at 12 and 24.
// Experience: NetHack 3.6.7 src/exper.c (newuexp, experience).

import { floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';

/** Level for the combat slot, rounded down. */
export function combatLevel({ levels }: WorldRules, level: number): number {
  return floorDiv(levels.combat.times * level, levels.combat.over);
}

/**
 * Experience at which a hero leaves a level. It doubles per level in some rows and rises linearly in others.
 */
export function nextLevelAt({ levels }: WorldRules, level: number): number {
  const row = levels.next.find(({ from }) => level >= from)!;
  const above = level - row.from;
  return row.doubles ? row.at * 2 ** above : row.at * (above + 1);
}

/** Experience for a kill: a base plus level², with bonuses for fast, armed and high-level monsters. */
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

/** A rank of a role, and the level at which it begins. */
export interface Rank {
  readonly level: number;
  readonly name: string;
}

/** The ranks of a role, from the lowest. NetHack 3.6.7 src/botl.c (rank_of). */
export function ranksOf({ levels, roles }: WorldRules, role: string): readonly Rank[] {
  const names = roles[role]!.ranks;
  return levels.ranks.flatMap((level, at) =>
    names[at] === undefined ? [] : [{ level, name: names[at] }],
  );
}
