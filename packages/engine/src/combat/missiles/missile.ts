// Damage of missiles, shot or thrown: (dice + enchantment) × multiplier, then the critical roll. Angband
// 3.0.5 src/cmd2.c (do_cmd_fire, do_cmd_throw), src/cmd1.c (critical_shot).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import { criticalPower, criticalWeights, rollCritical } from '../melee/critical.ts';
import { effectiveSkill, hitAll, hitCases, noteHitChance } from '../melee/hit-chance.ts';
import { slayMultiplier } from '../melee/slays.ts';
import type { MissileTargetView } from '../slot/missile-views.ts';
import type { ItemKind, MonsterFlag, SlayFlag } from '../slot/names.ts';
import type { CombatRules } from '../slot/rules.ts';

/** Prepared damage of a missile. */
export interface Missile {
  readonly dice: number;
  readonly sides: number;
  /** Added to the dice before multiplication; may be negative. */
  readonly added: number;
  /** Factor of the dice and the addition. */
  readonly multiplier: number;
  /** It is critical with probability this / `missiles.critical.outOf`; 0 or less: never. */
  readonly criticalPower: number;
  /** Number of sides of the critical die for each class. */
  readonly criticalWeights: readonly number[];
}

/** A missile in flight at one target: it hits with probability `k` / `n`. */
export interface Flight extends Missile {
  readonly k: number;
  readonly n: number;
}

/** The result of a flight that misses; a hit has 0 or more. */
export const MISSED = -1;

/** The common inputs of shots and throws. */
interface MissileParts {
  readonly kind: ItemKind;
  readonly flags: readonly SlayFlag[];
  readonly monsterFlags: readonly MonsterFlag[];
  readonly dice: number;
  readonly sides: number;
  readonly weight: number;
  readonly level: number;
  /** To-hit bonus for critical hits. */
  readonly criticalBonus: number;
  readonly added: number;
  /** Factor of the launcher; 1: thrown. */
  readonly launched: number;
}

const NO_CRITICAL: readonly number[] = [];

/** Prepares a missile's damage. */
export function prepareMissile(rules: CombatRules, parts: MissileParts, notes: Notebook): Missile {
  const { critical } = rules.missiles;
  const { kind, flags, monsterFlags, dice, sides, weight, level, added, launched } = parts;
  notes.note('missile-dice', dice, sides);
  if (added !== 0) {
    notes.note('missile-added', added);
  }
  if (launched !== 1) {
    notes.note('launcher-multiplies', launched);
  }
  const slays = slayMultiplier(rules, kind, flags, monsterFlags, notes);
  const power = criticalPower(critical, weight, parts.criticalBonus, level);
  notes.note('critical-chance', clamp(power, 0, critical.outOf), critical.outOf);
  return {
    dice,
    sides,
    added,
    multiplier: launched * slays,
    criticalPower: power,
    criticalWeights: power > 0 ? criticalWeights(critical, weight) : NO_CRITICAL,
  };
}

/** The flight of a missile at a target. @param skill before the penalty for an unseen target */
export function aimMissile(
  rules: CombatRules,
  missile: Missile,
  skill: number,
  target: MissileTargetView,
  notes: Notebook = silent,
): Flight {
  const counted = effectiveSkill(rules, skill, target.visible, notes);
  noteHitChance(rules, counted, target.armourClass, notes);
  return {
    ...missile,
    k: hitCases(rules, counted, target.armourClass),
    n: hitAll(rules, counted),
  };
}

/** The damage of a missile before the critical roll; may be negative. Choice: `damage`. */
function rollMissile(chance: Chance, { dice, sides, added, multiplier }: Missile): number {
  return (chance.roll(dice, sides, 'damage') + added) * multiplier;
}

/** The damage of a missile that has hit, 0 or more. Choices: `critical`, `critical-class`. */
function landMissile(chance: Chance, rules: CombatRules, missile: Missile, rolled: number): number {
  const { criticalPower: power, criticalWeights: weights } = missile;
  // quirk: negative damage can become a critical hit; only the result is raised to 0.
  const damage = rollCritical(chance, rules.missiles.critical, power, weights, rolled);
  if (damage < 0) {
    chance.note('damage-nothing');
    return 0;
  }
  return damage;
}

/**
 * The damage of a prepared missile that has hit, 0 or more. Choices: `damage`, `critical`,
 * `critical-class`. Allocates nothing when played.
 */
export function hitWithMissile(chance: Chance, rules: CombatRules, missile: Missile): number {
  return landMissile(chance, rules, missile, rollMissile(chance, missile));
}

/**
 * The result of a prepared flight at its target: `MISSED`, or damage of 0 or more. As in the program, the
 * dice are rolled before the hit roll. Choices: `damage`, `hit`, `critical`, `critical-class`. Allocates
 * nothing when played.
 */
export function flyMissile(chance: Chance, rules: CombatRules, flight: Flight): number {
  const rolled = rollMissile(chance, flight);
  return chance.test(flight.k, flight.n, 'hit')
    ? landMissile(chance, rules, flight, rolled)
    : MISSED;
}

/** The damage of a prepared flight, 0 or more; 0 also for a miss. Choices as for `flyMissile`. */
export function flightDamage(chance: Chance, rules: CombatRules, flight: Flight): number {
  return Math.max(0, flyMissile(chance, rules, flight));
}
