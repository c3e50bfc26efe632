// The steps from attribute and difficulty to the percentage, which rulesets put together.
// NetHack 3.6.7 src/spell.c (percent_success).

import { clamp, isqrt, truncDiv } from '../../integers/index.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';

/** The chance that the attribute alone gives: a share of it, the fraction dropped. */
export function aptitudeOfStat(rules: CastingRules, stat: number): number {
  return shareOf(stat, rules.chance.ofStat);
}

/**
 * What a difficulty adds to the chance: above 0 a square root is lost, rounded down; at 0 or below a
 * share is won, rounded down, the smaller the higher the spell.
 */
export function easeByRoot(rules: CastingRules, hardness: number, spellLevel: number): number {
  const { hard, easy } = rules.chance;
  if (hardness > 0) {
    return 0 - isqrt(hard.times * hardness + hard.plus);
  }
  return Math.min(truncDiv(easy.times * (0 - hardness), spellLevel), easy.most);
}

/** The chance within the limits that hold before shield and penalty. */
export function limitChance(rules: CastingRules, chance: number): number {
  return clamp(chance, 0, rules.chance.most);
}

/** Behind a large shield a quarter of the chance, or half of it for the special spell; fractions dropped. */
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
 * The percentage that the penalty leaves, 0…100. A negative penalty raises the chance; the share is
 * rounded down before the penalty comes off once more.
 */
export function shareUnderPenalty(rules: CastingRules, chance: number, points: number): number {
  const { free, over } = rules.chance.final;
  return clamp(truncDiv(chance * (free - points), over) - points, 0, 100);
}
