// What the hero is called for his level.

import type { HeroSheet } from '../../actors/index.ts';
import { type Ruleset, ranksOf } from '../../rulesets/index.ts';
import type { RankPart } from '../protocol/results/rank-view.ts';

/** His rank and the next one; empty where his role has none. */
export function rankPart(
  { slots }: Ruleset,
  { role, level }: Pick<HeroSheet, 'role' | 'level'>,
): RankPart {
  const ranks = ranksOf(slots.world, role);
  const rank = ranks.findLast(one => one.level <= level);
  const nextRank = ranks.find(one => one.level > level);
  return { ...(rank !== undefined && { rank }), ...(nextRank !== undefined && { nextRank }) };
}
