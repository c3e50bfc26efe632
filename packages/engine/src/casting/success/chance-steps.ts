// The steps from attribute and difficulty to the success chance, which rulesets combine. NetHack 3.6.7
// src/spell.c (percent_success).

import { clamp, isqrt, truncDiv } from '../../integers/index.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';

/** The chance from the attribute alone: a share of it, rounded down. */
export function aptitudeOfStat(rules: CastingRules, stat: number): number {
  return shareOf(stat, rules.chance.ofStat);
}

/**
 * The difficulty's effect on the chance. Above 0 it subtracts a square root, rounded down. At 0 or below it
 * adds a share, rounded down, which is smaller for higher spell levels.
 */
export function easeByRoot(rules: CastingRules, hardness: number, spellLevel: number): number {
  const { hard, easy } = rules.chance;
  if (hardness > 0) {
    return 0 - isqrt(hard.times * hardness + hard.plus);
  }
  return Math.min(truncDiv(easy.times * (0 - hardness), spellLevel), easy.most);
}

/** The chance within its limits before shield and penalty. */
export function limitChance(rules: CastingRules, chance: number): number {
  return clamp(chance, 0, rules.chance.most);
}

/** A large shield leaves a quarter of the chance, or half for the special spell; rounded down. */
export function behindShield(
  rules: CastingRules,
  chance: number,
  large: boolean,
  special: boolean,
): number {
  if (!large) {
    return chance;
  }
  const { largeShieldOver, largeShieldSpecialOver } = rules.chance;
  return truncDiv(chance, special ? largeShieldSpecialOver : largeShieldOver);
}

/**
 * The chance in percent after the penalty, 0…100. A negative penalty raises the chance. The share is rounded
 * down before the penalty is subtracted again.
 */
export function shareUnderPenalty(rules: CastingRules, chance: number, points: number): number {
  const { free, over } = rules.chance.final;
  return clamp(truncDiv(chance * (free - points), over) - points, 0, 100);
}
