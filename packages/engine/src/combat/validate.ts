// Input of callers, checked before it comes near a rule. The rules themselves trust their views.

import { integerIn, memberOf, UsageError } from '../errors/index.ts';
import {
  type CombatClass,
  type CombatRace,
  ITEM_KINDS,
  MONSTER_FLAGS,
  SLAY_FLAGS,
} from './names.ts';
import type { CombatRules } from './rules.ts';
import { GREATEST_STAT, LEAST_STAT } from './stat-scale.ts';
import type { AttackerView, AttackView, Enchantment, TargetView, WeaponView } from './views.ts';

/** The last character level that the rules know. */
export const GREATEST_LEVEL = 50;

/** Throws a UsageError that names the field, its value and its range when a character can't be. */
export function validateAttacker(rules: CombatRules, view: AttackerView): void {
  memberOf('class', view.class, Object.keys(rules.classes) as CombatClass[]);
  memberOf('race', view.race, Object.keys(rules.races) as CombatRace[]);
  integerIn('level', view.level, 1, GREATEST_LEVEL);
  integerIn('strength', view.strength, LEAST_STAT, GREATEST_STAT);
  integerIn('dexterity', view.dexterity, LEAST_STAT, GREATEST_STAT);
  integerIn('extraBlows', view.extraBlows, -100, 100);
  integerIn('stun', view.stun, 0, 100_000);
  for (const [index, item] of view.equipment.entries()) {
    validateEnchantment(`equipment[${index}]`, item);
  }
  if (view.weapon !== undefined) {
    validateWeapon(view.weapon);
  }
  if (view.launcher !== undefined) {
    validateEnchantment('launcher', view.launcher);
    integerIn('launcher.weight', view.launcher.weight, 0, 100_000);
  }
}

/** Throws a UsageError that names the field, its value and its range when a monster can't be. */
export function validateTarget(view: TargetView): void {
  integerIn('armorClass', view.armorClass, 0, 10_000);
  for (const flag of view.monsterFlags) {
    memberOf('monsterFlags', flag, MONSTER_FLAGS);
  }
  if (typeof view.visible !== 'boolean') {
    throw new UsageError('visible', view.visible, 'true or false');
  }
  if (view.hp !== undefined) {
    integerIn('hp', view.hp, 0, 1_000_000);
  }
}

/** Throws a UsageError that names the field, its value and its range when an attack can't be. */
export function validateAttack(view: AttackView): void {
  validateTarget(view);
  integerIn('baseSkill', view.baseSkill, -10_000, 10_000);
  integerIn('blows', view.blows, 1, 100);
  integerIn('characterToHit', view.characterToHit, -10_000, 10_000);
  integerIn('characterToDam', view.characterToDam, -10_000, 10_000);
  integerIn('level', view.level, 1, GREATEST_LEVEL);
  if (view.weapon !== undefined) {
    validateWeapon(view.weapon);
  }
}

function validateWeapon(weapon: WeaponView): void {
  validateEnchantment('weapon', weapon);
  memberOf('weapon.kind', weapon.kind, ITEM_KINDS);
  integerIn('weapon.weight', weapon.weight, 0, 100_000);
  integerIn('weapon.dice', weapon.dice, 0, 999);
  integerIn('weapon.sides', weapon.sides, 0, 9999);
  for (const flag of weapon.flags) {
    memberOf('weapon.flags', flag, SLAY_FLAGS);
  }
}

function validateEnchantment(field: string, item: Enchantment): void {
  integerIn(`${field}.toHit`, item.toHit, -1000, 1000);
  integerIn(`${field}.toDam`, item.toDam, -1000, 1000);
}
