// A melee turn computed from the whole character sheet. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/cmd1.c
// (py_attack).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import { meleeSkill } from '../slot/skills.ts';
import type { AttackView, MeleeView } from '../slot/views.ts';
import { attackDamage } from './attack-damage.ts';
import { blows } from './blows.ts';
import { toDamBonus, toHitBonus } from './bonuses.ts';

/** A character's attack on a target: blows, skill and bonuses from the sheet. */
export function meleeAttack(
  rules: CombatRules,
  { attacker, target }: MeleeView,
  notes: Notebook = silent,
): AttackView {
  return {
    baseSkill: meleeSkill(rules, attacker, notes),
    blows: blows(rules, attacker, notes).blows,
    weapon: attacker.weapon,
    ...(attacker.handFlags !== undefined && { handFlags: attacker.handFlags }),
    characterToHit: toHitBonus(rules, attacker, notes).bonus,
    characterToDam: toDamBonus(rules, attacker, notes).bonus,
    level: attacker.level,
    armourClass: target.armourClass,
    visible: target.visible,
    monsterFlags: target.monsterFlags,
    hp: target.hp,
  };
}

/** The total damage of one melee turn. */
export function meleeRound(chance: Chance, rules: CombatRules, view: MeleeView): number {
  return attackDamage(chance, rules, meleeAttack(rules, view, chance));
}
