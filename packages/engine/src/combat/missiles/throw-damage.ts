// Damage of a thrown object that has hit. Angband 3.0.5 src/cmd2.c (do_cmd_throw).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import type { ThrowDamageView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { WeaponView } from '../slot/views.ts';
import { hitWithMissile, type Missile, prepareMissile } from './missile.ts';

/** Whether an object's to-hit and damage bonuses apply when it is thrown. */
export function thrownEnchanted(rules: CombatRules, { kind }: WeaponView): boolean {
  return rules.missiles.enchantedKinds.includes(kind);
}

/** Prepares a throw's damage: no launcher, no strength, and no slays of a flask. */
export function prepareThrowDamage(
  rules: CombatRules,
  view: ThrowDamageView,
  notes: Notebook = silent,
): Missile {
  const { object, characterToHit, level, monsterFlags } = view;
  const { kind, flags, dice, sides, weight } = object;
  const enchanted = thrownEnchanted(rules, object);
  if (!enchanted && (object.toHit !== 0 || object.toDam !== 0)) {
    notes.note('thrown-no-weapon');
  }
  const parts = {
    kind,
    flags,
    monsterFlags,
    dice,
    sides,
    weight,
    level,
    criticalBonus: characterToHit + (enchanted ? object.toHit : 0),
    added: enchanted ? object.toDam : 0,
    launched: 1,
  };
  return prepareMissile(rules, parts, notes);
}

/** The damage of a thrown object that has hit, 0 or more. */
export function throwDamage(chance: Chance, rules: CombatRules, view: ThrowDamageView): number {
  return hitWithMissile(chance, rules, chance.certain(prepareThrowDamage, rules, view));
}
