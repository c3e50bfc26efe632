// Weapons too heavy for a character's strength. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/tables.c
// (adj_str_hold).

import { type Notebook, silent } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import { statRow } from '../slot/stat-scale.ts';

/** A weight compared with the limit for a strength. */
export interface HeavyLimit {
  /** Whole pounds. */
  readonly limit: number;
  readonly heavy: boolean;
  /** To-hit points lost, 0 or more. */
  readonly penalty: number;
}

/**
 * Whether a weapon or launcher is too heavy, and the penalty. Rounding: whole pounds are compared and
 * counted, so 0.9 pounds above the limit are free.
 * @param strength stat scale
 * @param weight tenths of a pound
 */
export function heavyLimit(
  rules: CombatRules,
  strength: number,
  weight: number,
  notes: Notebook = silent,
): HeavyLimit {
  const limit = weightLimit(rules, strength);
  const pounds = floorDiv(weight, rules.heavy.unitsPerPound);
  const penalty = rules.heavy.toHitPerPound * Math.max(0, pounds - limit);
  notes.note('weight-limit', limit, pounds);
  if (penalty !== 0) {
    notes.note('over-limit', penalty, pounds - limit);
  }
  return { limit, heavy: pounds > limit, penalty };
}

/** The highest weight that isn't too heavy, in whole pounds. @param strength stat scale */
export function weightLimit(rules: CombatRules, strength: number): number {
  return rules.strength[statRow(rules, strength)]!.limit;
}
