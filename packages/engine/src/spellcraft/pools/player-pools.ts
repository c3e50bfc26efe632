// Maxima of hit points, mana and grace, and what worn items do for their recovery. Crossfire common/living.c
// (fix_object, fix_player), lib/config/stat_bonus.

import { clamp, truncDiv } from '../../integers/index.ts';
import type { BonusShares, PoolRules } from './pool-rules.ts';

/** An item that is worn, wielded or otherwise active. */
export interface PoolGear {
  /** Kind of item, as in the slot's lists. */
  readonly kind: string;
  readonly hitPoints?: number | undefined;
  readonly mana?: number | undefined;
  readonly grace?: number | undefined;
  readonly digestion?: number | undefined;
  readonly armour?: number | undefined;
  readonly constitution?: number | undefined;
  readonly power?: number | undefined;
  readonly intelligence?: number | undefined;
  readonly wisdom?: number | undefined;
}

/** A player, whose attributes are those without gear. */
export interface PlayerPoolsView {
  readonly level: number;
  /** Level of the best skill that uses mana; 0: none. */
  readonly manaLevel: number;
  /** Level of the best praying skill; 0: none. */
  readonly graceLevel: number;
  readonly constitution: number;
  readonly power: number;
  readonly intelligence: number;
  readonly wisdom: number;
  /** Points of the first levels, the first of them first. */
  readonly levelHitPoints: readonly number[];
  readonly levelMana: readonly number[];
  readonly levelGrace: readonly number[];
  readonly gear: readonly PoolGear[];
}

/** What gear gives. */
export interface PoolPaces {
  readonly genHitPoints: number;
  readonly genMana: number;
  readonly genGrace: number;
  readonly armour: number;
  readonly digestion: number;
}

/** Maxima, and the terms of recovery. */
export interface PlayerPools extends PoolPaces {
  readonly maxHitPoints: number;
  readonly maxMana: number;
  readonly maxGrace: number;
}

/** The pools of a player. Source: Crossfire common/living.c (fix_object). */
export function playerPools(
  { pools }: { readonly pools: PoolRules },
  view: PlayerPoolsView,
): PlayerPools {
  const moves = view.gear.filter(
    ({ kind }) => pools.counted.includes(kind) || pools.attributesOnly.includes(kind),
  );
  const attribute = (name: 'constitution' | 'power' | 'intelligence' | 'wisdom') =>
    clamp(view[name] + sumOf(moves, name), pools.leastAttribute, pools.mostAttribute);
  const power = attribute('power');
  return {
    maxHitPoints: mostHitPoints(pools, view, attribute('constitution')),
    maxMana: mostPoints(
      pools,
      view.manaLevel,
      view.levelMana,
      bonusOf(pools, pools.manaShares, power, attribute('intelligence')),
    ),
    maxGrace: mostPoints(
      pools,
      view.graceLevel,
      view.levelGrace,
      bonusOf(pools, pools.graceShares, power, attribute('wisdom')),
    ),
    ...poolPaces(pools, view.gear),
  };
}

/** What gear does for recovery. */
export function poolPaces(pools: PoolRules, gear: readonly PoolGear[]): PoolPaces {
  const counted = gear.filter(({ kind }) => pools.counted.includes(kind));
  return {
    genHitPoints: sumOf(counted, 'hitPoints'),
    genMana: sumOf(counted, 'mana'),
    genGrace: sumOf(counted, 'grace'),
    armour: pools.bareArmour + sumOf(counted, 'armour'),
    digestion: sumOf(counted, 'digestion'),
  };
}

function sumOf(gear: readonly PoolGear[], field: Exclude<keyof PoolGear, 'kind'>): number {
  return gear.reduce((sum, item) => sum + (item[field] ?? 0), 0);
}

function mostHitPoints(pools: PoolRules, view: PlayerPoolsView, constitution: number): number {
  const bonus = pools.constitutionBonus[constitution]!;
  const own = Math.min(view.level, pools.ownLevels);
  let sum = 0;
  for (let level = 0; level < own; level++) {
    sum += Math.max(pools.leastPoints, view.levelHitPoints[level]! + bonus);
  }
  return Math.floor(sum + 1 / 2) + pools.laterPoints * Math.max(0, view.level - pools.ownLevels);
}

function bonusOf(
  { spellBonus }: PoolRules,
  { power: times, other: otherTimes, over }: BonusShares,
  power: number,
  other: number,
): number {
  return Math.fround((times * spellBonus[power]! + otherTimes * spellBonus[other]!) / over);
}

/** quirk: bonus and sum are in single precision, and the first level counts the bonus twice. */
function mostPoints(
  pools: PoolRules,
  skillLevel: number,
  points: readonly number[],
  bonus: number,
): number {
  if (skillLevel <= 0) {
    return pools.unskilled;
  }
  const own = Math.min(skillLevel, pools.ownLevels);
  let sum = 0;
  for (let level = 0; level < own; level++) {
    const more = Math.fround(points[level]! + (level === 0 ? 2 * bonus : bonus));
    sum = Math.fround(sum + Math.max(pools.leastPoints, more));
  }
  return truncDiv(sum, 1) + pools.laterPoints * Math.max(0, skillLevel - pools.ownLevels);
}
