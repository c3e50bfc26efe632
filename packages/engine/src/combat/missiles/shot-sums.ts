// What launcher and missile come to together: the rule of a shot asks for nothing else that either adds.
// Angband 3.0.5 src/cmd2.c (do_cmd_fire).

import type { CombatRules } from '../slot/rules.ts';
import type { Enchantment } from '../slot/views.ts';

/** Whose points are added up. */
export interface ShotSumsView {
  readonly launcher: Enchantment;
  readonly missile: Enchantment;
  /** The character's own to-hit bonus, without launcher and missile. */
  readonly characterToHit: number;
}

/** What a shot gets of all of them. */
export interface ShotSums {
  /** To-hit points. */
  readonly toHit: number;
  /** To-hit points that make it critical. */
  readonly criticalBonus: number;
  /** Points of damage, added before anything is multiplied. */
  readonly toDam: number;
}

/** Adds up. Pairs of launcher and missile with equal sums, and equal otherwise, make equal shots. */
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
