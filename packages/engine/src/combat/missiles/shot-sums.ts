// Sums of the bonuses of launcher and missile. The rule of a shot depends only on these. Angband 3.0.5
// src/cmd2.c (do_cmd_fire).

import type { CombatRules } from '../slot/rules.ts';
import type { Enchantment } from '../slot/views.ts';

/** A shooter, launcher and missile. */
export interface ShotSumsView {
  readonly launcher: Enchantment;
  readonly missile: Enchantment;
  /** The character's own to-hit bonus, without launcher and missile. */
  readonly characterToHit: number;
}

/** The sums that apply to a shot. */
export interface ShotSums {
  /** To-hit points. */
  readonly toHit: number;
  /** To-hit bonus for critical hits. */
  readonly criticalBonus: number;
  /** Damage bonus, added before multiplication. */
  readonly toDam: number;
}

/** The sums. Pairs of launcher and missile with equal sums (and otherwise equal) make equal shots. */
export function shotSums(
  rules: CombatRules,
  { launcher, missile, characterToHit }: ShotSumsView,
): ShotSums {
  const own = characterToHit + missile.toHit;
  return {
    toHit: own + launcher.toHit,
    criticalBonus: rules.missiles.steps.shotCriticalBonus(own, launcher.toHit),
    toDam: missile.toDam + launcher.toDam,
  };
}
