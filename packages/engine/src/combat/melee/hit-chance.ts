// Whether a blow or missile hits. Angband 3.0.5 src/cmd1.c (test_hit).
//
// The program draws a percentile (the first twentieth hits, the second misses) and then, against the
// armour, a number below the skill. Both draws are one test of hitCases in hitAll here: with K skill
// and A armour in quarters, 1/20 + 18/20 × (4K − A) / 4K.

import { type Notebook, silent } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { HitView } from '../slot/views.ts';

/** Quarters in one point of armour class that counts. */
const QUARTERS = 4;

/** A probability as a reduced fraction. */
export interface HitChance {
  /** 0…1 */
  readonly probability: number;
  readonly numerator: number;
  readonly denominator: number;
}

/** The skill that counts: less against a monster that isn't seen. Rounding: the ruleset's step. */
export function effectiveSkill(
  rules: CombatRules,
  skill: number,
  visible: boolean,
  notes: Notebook = silent,
): number {
  if (visible) {
    return skill;
  }
  const left = rules.steps.unseenSkill(skill);
  notes.note('unseen', left, skill);
  return left;
}

/** All equally likely cases of a hit roll. @param skill the skill that counts */
export function hitAll(rules: CombatRules, skill: number): number {
  return skill > 0 ? rules.hit.cases * QUARTERS * skill : rules.hit.cases;
}

/** The cases of `hitAll` that hit. @param skill the skill that counts */
export function hitCases(rules: CombatRules, skill: number, armorClass: number): number {
  const { automaticHits, automaticMisses, cases } = rules.hit;
  if (skill <= 0) {
    return automaticHits;
  }
  const whole = QUARTERS * skill;
  const past = Math.max(0, whole - rules.steps.armorQuarters(armorClass));
  return automaticHits * whole + (cases - automaticHits - automaticMisses) * past;
}

/** Notes what a hit roll depends on. @param skill the skill that counts */
export function noteHitChance(
  rules: CombatRules,
  skill: number,
  armorClass: number,
  notes: Notebook,
): void {
  notes.note('automatic-hit', rules.hit.automaticHits, rules.hit.cases);
  notes.note('automatic-miss', rules.hit.automaticMisses, rules.hit.cases);
  if (skill <= 0) {
    notes.note('hopeless', skill);
  } else {
    notes.note('armor-counts', rules.steps.armorQuarters(armorClass), QUARTERS);
  }
  notes.note('hit-chance', hitCases(rules, skill, armorClass), hitAll(rules, skill));
}

/**
 * The exact chance to hit. 95 % when no armour is in the way, 5 % with a skill of 0 or less.
 */
export function hitChance(rules: CombatRules, view: HitView, notes: Notebook = silent): HitChance {
  const skill = effectiveSkill(rules, view.skill, view.visible, notes);
  noteHitChance(rules, skill, view.armorClass, notes);
  const cases = hitCases(rules, skill, view.armorClass);
  const all = hitAll(rules, skill);
  const common = greatestCommonDivisor(cases, all);
  return { probability: cases / all, numerator: cases / common, denominator: all / common };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
