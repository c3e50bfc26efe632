// A shot computed from the whole character sheet. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/cmd2.c
// (do_cmd_fire).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { toHitBonus } from '../melee/bonuses.ts';
import type { MissileRoundView, ShotView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import { missileSkill } from '../slot/skills.ts';
import { shotAttack } from './shot-attack.ts';
import { shots } from './shots.ts';

/**
 * A character's shot at a target: skill, bonus and multiplier from the sheet. Throws a UsageError without a
 * wielded launcher.
 */
export function missileShot(
  rules: CombatRules,
  { shooter, missile, target, distance }: MissileRoundView,
  notes: Notebook = silent,
): ShotView {
  const { launcher, level } = shooter;
  if (launcher === undefined) {
    throw new UsageError('shooter.launcher', launcher, 'a wielded launcher');
  }
  return {
    baseSkill: missileSkill(rules, shooter, notes),
    launcher: {
      toHit: launcher.toHit,
      toDam: launcher.toDam,
      multiplier: shots(rules, shooter, notes).multiplier,
    },
    missile,
    characterToHit: toHitBonus(rules, shooter, notes).bonus,
    level,
    armourClass: target.armourClass,
    visible: target.visible,
    monsterFlags: target.monsterFlags,
    distance,
  };
}

/** The damage of one shot from the whole character sheet, 0 or more; 0 also for a miss. */
export function missileRound(chance: Chance, rules: CombatRules, view: MissileRoundView): number {
  return shotAttack(chance, rules, missileShot(rules, view, chance));
}
