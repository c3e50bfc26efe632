// Damage of one blow that has hit. Angband 3.0.5 src/cmd1.c (py_attack).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { SlayFlag } from '../slot/names.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { BlowView } from '../slot/views.ts';
import { criticalPower, criticalWeights, rollCritical } from './critical.ts';
import { brandMultiplier, slayMultiplier } from './slays.ts';

/** A prepared blow: the roll of each hit of one attack. */
export interface Blow {
  readonly dice: number;
  readonly sides: number;
  /** Factor of the dice. */
  readonly multiplier: number;
  /** It is critical with probability this / `critical.outOf`; 0 or less: never. */
  readonly criticalPower: number;
  /** Number of sides of the critical die for each class. */
  readonly criticalWeights: readonly number[];
  /** Added last; may be negative. */
  readonly added: number;
}

const NO_CRITICAL: readonly number[] = [];
const NO_FLAGS: readonly SlayFlag[] = [];

/** Prepares a blow; once per attack. */
export function prepareBlow(rules: CombatRules, view: BlowView, notes: Notebook = silent): Blow {
  const { weapon } = view;
  if (weapon === undefined) {
    return prepareBareHands(rules, view, notes);
  }
  const { critical } = rules;
  notes.note('weapon-dice', weapon.dice, weapon.sides);
  const { kind, flags, weight } = weapon;
  const multiplier = slayMultiplier(rules, kind, flags, view.monsterFlags, notes);
  const bonus = view.characterToHit + weapon.toHit;
  const power = criticalPower(critical, weight, bonus, view.level);
  notes.note('critical-chance', clamp(power, 0, critical.outOf), critical.outOf);
  const added = weapon.toDam + view.characterToDam;
  notes.note('damage-added', added);
  return {
    dice: weapon.dice,
    sides: weapon.sides,
    multiplier,
    criticalPower: power,
    criticalWeights: power > 0 ? criticalWeights(critical, weight) : NO_CRITICAL,
    added,
  };
}

/** Bare hands: no dice, no critical hit. House rule: a force or something worn can brand them. */
function prepareBareHands(
  rules: CombatRules,
  { characterToDam, handFlags = NO_FLAGS, monsterFlags }: BlowView,
  notes: Notebook,
): Blow {
  const { damage } = rules.bareHands;
  const multiplier = brandMultiplier(rules, handFlags, monsterFlags, notes);
  const bonus = rules.steps.bareHandsBonus(characterToDam);
  notes.note('bare-hands-damage', damage);
  notes.note('damage-added', bonus);
  return {
    dice: 0,
    sides: 0,
    multiplier: 1,
    criticalPower: 0,
    criticalWeights: NO_CRITICAL,
    added: damage * multiplier + bonus,
  };
}

/** The dice of a prepared blow, slay included, before the critical roll. Choice: `damage`. */
export function rollBlow(chance: Chance, { dice, sides, multiplier }: Blow): number {
  return chance.roll(dice, sides, 'damage') * multiplier;
}

/** The final damage for a roll, 0 or more. Choices: `critical`, `critical-class`. */
export function landBlow(chance: Chance, rules: CombatRules, blow: Blow, rolled: number): number {
  const { criticalPower: power, criticalWeights: weights } = blow;
  const damage = rollCritical(chance, rules.critical, power, weights, rolled) + blow.added;
  if (damage < 0) {
    chance.note('damage-nothing');
    return 0;
  }
  return damage;
}

/**
 * The damage of a prepared blow that has hit, 0 or more: dice, slay, critical hit and bonuses, in this order.
 * Choices: `damage`, `critical`, `critical-class`.
 */
export function strike(chance: Chance, rules: CombatRules, blow: Blow): number {
  return landBlow(chance, rules, blow, rollBlow(chance, blow));
}

/** The damage of one blow that has hit, 0 or more. */
export function blowDamage(chance: Chance, rules: CombatRules, view: BlowView): number {
  return strike(chance, rules, chance.certain(prepareBlow, rules, view));
}
