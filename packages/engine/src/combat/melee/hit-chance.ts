// Hit rolls of blows and missiles. Angband 3.0.5 src/cmd1.c (test_hit).
//
// The program draws a percentile (the first twentieth hits, the second misses) and then, against the armour,
// a number below the skill. Here both draws are one test of hitCases in hitAll: with skill K and armour A in
// quarters, 1/20 + 18/20 × (4K − A) / 4K.

import { type Notebook, silent } from '../../chance/index.ts';
import { greatestCommonDivisor } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { HitView } from '../slot/views.ts';

/** Quarters per effective point of armour class. */
const QUARTERS = 4;

/** A probability as a reduced fraction. */
export interface HitChance {
  /** 0…1 */
  readonly probability: number;
  readonly numerator: number;
  readonly denominator: number;
}

/** The effective skill: reduced against an unseen monster. Rounding: the ruleset's step. */
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

/** Number of equally likely cases of a hit roll. @param skill effective skill */
export function hitAll(rules: CombatRules, skill: number): number {
  return skill > 0 ? rules.hit.cases * QUARTERS * skill : rules.hit.cases;
}

/** Number of the `hitAll` cases that hit. @param skill effective skill */
export function hitCases(rules: CombatRules, skill: number, armourClass: number): number {
  const { automaticHits, automaticMisses, cases } = rules.hit;
  if (skill <= 0) {
    return automaticHits;
  }
  const whole = QUARTERS * skill;
  const past = Math.max(0, whole - rules.steps.armourQuarters(armourClass));
  return automaticHits * whole + (cases - automaticHits - automaticMisses) * past;
}

/** Notes the factors of a hit roll. @param skill effective skill */
export function noteHitChance(
  rules: CombatRules,
  skill: number,
  armourClass: number,
  notes: Notebook,
): void {
  notes.note('automatic-hit', rules.hit.automaticHits, rules.hit.cases);
  notes.note('automatic-miss', rules.hit.automaticMisses, rules.hit.cases);
  if (skill <= 0) {
    notes.note('hopeless', skill);
  } else {
    notes.note('armor-counts', rules.steps.armourQuarters(armourClass), QUARTERS);
  }
  notes.note('hit-chance', hitCases(rules, skill, armourClass), hitAll(rules, skill));
}

/** The exact chance to hit: 95 % without armour, 5 % at a skill of 0 or less. */
export function hitChance(rules: CombatRules, view: HitView, notes: Notebook = silent): HitChance {
  const skill = effectiveSkill(rules, view.skill, view.visible, notes);
  noteHitChance(rules, skill, view.armourClass, notes);
  const cases = hitCases(rules, skill, view.armourClass);
  const all = hitAll(rules, skill);
  const common = greatestCommonDivisor(cases, all);
  return { probability: cases / all, numerator: cases / common, denominator: all / common };
}
