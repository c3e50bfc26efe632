// A melee turn computed from the whole character sheet. Angband 3.0.5 src/xtra1.c (calc_bonuses), src/cmd1.c
// (py_attack).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import { meleeSkill } from '../slot/skills.ts';
import type { AttackView, MeleeView, NaturalAttack } from '../slot/views.ts';
import { attackDamage } from './attack-damage.ts';
import { blows } from './blows.ts';
import { toDamBonus, toHitBonus } from './bonuses.ts';

/** A character's attack on a target: blows, skill and bonuses from the sheet. */
export function meleeAttack(
  rules: CombatRules,
  { attacker, target }: MeleeView,
  notes: Notebook = silent,
): AttackView {
  const own: AttackView = {
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
  return attacker.natural === undefined ? own : attackInForm(own, attacker.natural);
}

/** The weight of claws and teeth, which critical hits depend on. */
const WEIGHTLESS = 0;

/**
 * The attack of a character in another form: with what it wields, then with its body. Strength, rings and gloves add
 * to the hits of its body, and nothing to their damage. NetHack 3.6.7 src/uhitm.c (hmonas, find_roll_to_hit,
 * damageum).
 */
function attackInForm(own: AttackView, { armed, blows: natural }: NaturalAttack): AttackView {
  const { handFlags: _, ...plain } = own;
  const parts: AttackView[] = armed > 0 ? [{ ...own, blows: own.blows + armed - 1 }] : [];
  for (const { dice, sides, toDam } of natural) {
    parts.push({
      ...plain,
      blows: 1,
      weapon: { kind: 'hafted', weight: WEIGHTLESS, dice, sides, toHit: 0, toDam, flags: [] },
      characterToDam: 0,
    });
  }
  const [first, ...further] = parts;
  return { ...(first ?? { ...own, blows: 0 }), further };
}

/** The total damage of one melee turn. */
export function meleeRound(chance: Chance, rules: CombatRules, view: MeleeView): number {
  return attackDamage(chance, rules, meleeAttack(rules, view, chance));
}
