// Validation of inputs for the attack rules, which themselves trust their views.

import { integerIn, memberOf, UsageError } from '../errors/index.ts';
import {
  type CombatClass,
  type CombatRace,
  ITEM_KINDS,
  type ItemKind,
  LAUNCHER_KINDS,
  MONSTER_FLAGS,
  SLAY_FLAGS,
} from './slot/names.ts';
import type { CombatRules } from './slot/rules.ts';
import { GREATEST_STAT, LEAST_STAT } from './slot/stat-scale.ts';
import type {
  AttackerView,
  AttackView,
  BonusView,
  Enchantment,
  SkillView,
  TargetView,
  WeaponView,
} from './slot/views.ts';

/** The highest character level of the rules. */
export const GREATEST_LEVEL = 50;

/** Throws a UsageError that names field, value and range for an impossible character. */
export function validateAttacker(rules: CombatRules, view: AttackerView): void {
  validateCharacter(rules, view);
  integerIn('extraBlows', view.extraBlows, -100, 100);
  if (view.weapon !== undefined) {
    validateWeapon('weapon', view.weapon);
  }
}

/** The common facts of attackers, shooters and throwers; the rules of blows trust the rest. */
export function validateCharacter(rules: CombatRules, view: BonusView & SkillView): void {
  memberOf('class', view.class, Object.keys(rules.classes) as CombatClass[]);
  memberOf('race', view.race, Object.keys(rules.races) as CombatRace[]);
  integerIn('level', view.level, 1, GREATEST_LEVEL);
  integerIn('strength', view.strength, LEAST_STAT, GREATEST_STAT);
  integerIn('dexterity', view.dexterity, LEAST_STAT, GREATEST_STAT);
  integerIn('stun', view.stun, 0, 100_000);
  for (const [index, item] of view.equipment.entries()) {
    validateEnchantment(`equipment[${index}]`, item);
  }
  if (view.weapon !== undefined) {
    validateItem('weapon', view.weapon);
  }
  if (view.launcher !== undefined) {
    memberOf('launcher.kind', view.launcher.kind, LAUNCHER_KINDS);
    validateEnchantment('launcher', view.launcher);
    integerIn('launcher.weight', view.launcher.weight, 0, 100_000);
  }
}

/** Throws a UsageError that names field, value and range for an impossible monster. */
export function validateTarget(view: TargetView): void {
  integerIn('armourClass', view.armourClass, 0, 10_000);
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

/** Throws a UsageError that names field, value and range for an impossible attack. */
export function validateAttack(view: AttackView): void {
  validateTarget(view);
  integerIn('baseSkill', view.baseSkill, -10_000, 10_000);
  integerIn('blows', view.blows, 1, 100);
  integerIn('characterToHit', view.characterToHit, -10_000, 10_000);
  integerIn('characterToDam', view.characterToDam, -10_000, 10_000);
  integerIn('level', view.level, 1, GREATEST_LEVEL);
  if (view.weapon !== undefined) {
    validateWeapon('weapon', view.weapon);
  }
}

/** A weapon, missile or thrown object. */
export function validateWeapon(field: string, weapon: WeaponView): void {
  validateItem(field, weapon);
  integerIn(`${field}.dice`, weapon.dice, 0, 999);
  integerIn(`${field}.sides`, weapon.sides, 0, 9999);
  for (const flag of weapon.flags) {
    memberOf(`${field}.flags`, flag, SLAY_FLAGS);
  }
}

function validateItem(
  field: string,
  item: Enchantment & { readonly kind: ItemKind; readonly weight: number },
): void {
  validateEnchantment(field, item);
  memberOf(`${field}.kind`, item.kind, ITEM_KINDS);
  integerIn(`${field}.weight`, item.weight, 0, 100_000);
}

/** An item's combat bonuses. */
export function validateEnchantment(field: string, item: Enchantment): void {
  integerIn(`${field}.toHit`, item.toHit, -1000, 1000);
  integerIn(`${field}.toDam`, item.toDam, -1000, 1000);
}
