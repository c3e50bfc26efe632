// Chance to cast a known spell. NetHack 3.6.7 src/spell.c (percent_success); other versions and
// variants in rulesets/.

import { silent } from '../chance/index.ts';
import { clamp, isqrt, truncDiv } from '../integers/index.ts';
import type { CastingNotebook } from './facts.ts';
import { penalty } from './penalty.ts';
import type { CastingRules } from './rules.ts';
import { shareOf } from './share.ts';
import type { ChanceView } from './views.ts';

/**
 * The percentage of casts that succeed, 0…100; the menu shows 100 less this.
 * Source: NetHack 3.6.7 src/spell.c (percent_success). Throws a UsageError for an unknown role.
 */
export function successChance(
  rules: CastingRules,
  view: ChanceView,
  notes: CastingNotebook = silent,
): number {
  const { steps } = rules;
  const points = penalty(rules, view, notes);
  const aptitude = steps.aptitude(rules, view.stat);
  const hardness = steps.difficulty(rules, view.spellLevel, view.skill, view.level);
  const ease = steps.ease(rules, hardness, view.spellLevel);
  const free = limitChance(rules, aptitude + ease);
  const shielded = behindShield(rules, free, view.shield === 'large', view.special);
  const percent = steps.underPenalty(rules, shielded, points);
  if (notes !== silent) {
    notes.note('base-chance', aptitude, view.stat);
    notes.note(hardness > 0 ? 'too-difficult' : 'easy', ease, hardness);
    if (free !== aptitude + ease) {
      notes.note('chance-limit', free, aptitude + ease);
    }
    if (view.shield === 'large') {
      notes.note('large-shield', shielded, free);
    }
    notes.note('success-chance', percent, points);
  }
  return percent;
}

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
