// A throw computed from the whole character sheet. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/cmd2.c
// (do_cmd_throw).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import { toHitBonus } from '../melee/bonuses.ts';
import type { ThrowRoundView, ThrowView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import { missileSkill } from '../slot/skills.ts';
import { throwAttack } from './throw-attack.ts';

/** A character's throw at a target: skill and bonus from the sheet. */
export function missileThrow(
  rules: CombatRules,
  { thrower, object, target, distance }: ThrowRoundView,
  notes: Notebook = silent,
): ThrowView {
  const { bonus, missile } = toHitBonus(rules, thrower, notes);
  return {
    baseSkill: missileSkill(rules, thrower, notes),
    object,
    characterToHit: rules.missiles.steps.throwerToHit(bonus, missile),
    level: thrower.level,
    armourClass: target.armourClass,
    visible: target.visible,
    monsterFlags: target.monsterFlags,
    distance,
  };
}

/** The damage of one throw from the whole character sheet, 0 or more; 0 also for a miss. */
export function throwRound(chance: Chance, rules: CombatRules, view: ThrowRoundView): number {
  return throwAttack(chance, rules, missileThrow(rules, view, chance));
}
