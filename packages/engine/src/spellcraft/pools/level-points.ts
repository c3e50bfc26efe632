// The points of each of the first levels. Crossfire common/living.c (add_exp, player_lvl_adj), server/player.c
// (get_player).

import type { Chance } from '../../chance/index.ts';
import type { PoolKind, PoolRules } from './pool-rules.ts';

interface Pooling {
  readonly pools: PoolRules;
}

/** A level of a player, and the pool. */
export interface LevelPointsView {
  /** 1 or more. */
  readonly level: number;
  readonly pool: PoolKind;
}

/**
 * Points that a level gives before bonuses; levels beyond the first ten have none of their own. Labels: the
 * name of the pool.
 */
export function levelPoints(
  chance: Chance,
  { pools }: Pooling,
  { level, pool }: LevelPointsView,
): number {
  const { first, dice, sides, plus } = pools.levelDice[pool];
  if (level <= 1) {
    return first;
  }
  return level > pools.ownLevels ? 0 : chance.roll(dice, sides, pool) + plus;
}

/** Two hit points of this rule are one: bonuses of constitution come in halves. */
const HALVES = 2;

/** Twice the hit points that a level gives to a hero of a constitution. Label: `hitPoints`. */
export function doubledHitPoints(
  chance: Chance,
  rules: Pooling,
  { level, constitution }: { readonly level: number; readonly constitution: number },
): number {
  const { pools } = rules;
  if (level > pools.ownLevels) {
    return HALVES * pools.laterPoints;
  }
  const bonus = pools.constitutionBonus[constitution]!;
  const own = levelPoints(chance, rules, { level, pool: 'hitPoints' }) + bonus;
  return HALVES * Math.max(pools.leastPoints, own);
}

/** Hit points of the doubled sum of all levels, rounded half up. */
export function halvedHitPoints(doubled: number): number {
  return Math.floor((doubled + 1) / HALVES);
}
