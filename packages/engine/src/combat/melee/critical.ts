// Critical hits. Angband 3.0.5 src/cmd1.c (critical_norm).

import type { Chance } from '../../chance/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import type { CriticalClass, CriticalRules } from '../slot/critical-rules.ts';
import type { CombatFact } from '../slot/facts.ts';

/** The facts that a critical hit depends on. */
export interface CriticalView {
  /** Tenths of a pound. */
  readonly weight: number;
  /** To-hit bonus of character and weapon. */
  readonly bonus: number;
  /** Character level. */
  readonly level: number;
  /** Damage before the critical roll. */
  readonly damage: number;
}

const CLASS_FACTS: Readonly<Record<CriticalClass, CombatFact>> = {
  good: 'critical-good',
  great: 'critical-great',
  superb: 'critical-superb',
  greater: 'critical-greater',
  utmost: 'critical-utmost',
};

/** A hit is critical with probability this / `critical.outOf`; 0 or less: never. */
export function criticalPower(
  critical: CriticalRules,
  weight: number,
  bonus: number,
  level: number,
): number {
  return weight + critical.powerPerToHit * bonus + critical.powerPerLevel * level;
}

/** Number of sides of the critical die for each class, for an item of this weight. */
export function criticalWeights(critical: CriticalRules, weight: number): readonly number[] {
  let before = 0;
  return critical.classes.map((_, index) => {
    const next = critical.classes[index + 1]?.from ?? weight + critical.sides + 1;
    const reached = clamp(next - 1 - weight, before, critical.sides);
    const faces = reached - before;
    before = reached;
    return faces;
  });
}

/**
 * The damage after the critical roll. Rounding: a share of the damage is rounded down.
 * @param power from `criticalPower`
 * @param weights from `criticalWeights`
 */
export function rollCritical(
  chance: Chance,
  critical: CriticalRules,
  power: number,
  weights: readonly number[],
  damage: number,
): number {
  if (!chance.test(power, critical.outOf, 'critical')) {
    return damage;
  }
  const row = critical.classes[chance.pick(weights, 'critical-class')]!;
  chance.note(CLASS_FACTS[row.class], row.times / row.over, row.plus);
  return floorDiv(damage * row.times, row.over) + row.plus;
}

/** The damage after a critical hit of a class. */
export function criticalDamage(
  chance: Chance,
  critical: CriticalRules,
  view: CriticalView,
): number {
  const power = criticalPower(critical, view.weight, view.bonus, view.level);
  chance.note('critical-chance', clamp(power, 0, critical.outOf), critical.outOf);
  const weights = criticalWeights(critical, view.weight);
  return rollCritical(chance, critical, power, weights, view.damage);
}
