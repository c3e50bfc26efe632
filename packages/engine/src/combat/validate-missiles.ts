// Validation of inputs about shots and throws.

import { integerIn, memberOf, UsageError } from '../errors/index.ts';
import type {
  BreakageView,
  MissileTargetView,
  ShooterView,
  ShotView,
  ThrowerView,
  ThrowView,
} from './slot/missile-views.ts';
import { ITEM_KINDS, type MonsterFlag } from './slot/names.ts';
import type { CombatRules } from './slot/rules.ts';
import {
  GREATEST_LEVEL,
  validateCharacter,
  validateEnchantment,
  validateTarget,
  validateWeapon,
} from './validate.ts';

/** More squares than any level has. */
const FARTHEST = 10_000;

/** Throws a UsageError that names field, value and range for an impossible thrower. */
export function validateThrower(rules: CombatRules, view: ThrowerView): void {
  validateCharacter(rules, view);
}

/** Throws a UsageError that names field, value and range for an impossible shooter. */
export function validateShooter(rules: CombatRules, view: ShooterView): void {
  validateCharacter(rules, view);
  integerIn('extraShots', view.extraShots, -100, 100);
  // A negative multiplier is undefined in the program; no item has one.
  const least = view.launcher === undefined ? 0 : multiplierOf(rules, view.launcher.kind);
  integerIn('extraMight', view.extraMight, -least, 100);
}

function multiplierOf(rules: CombatRules, kind: keyof CombatRules['missiles']['launchers']) {
  return rules.missiles.launchers[kind].multiplier;
}

/** Throws a UsageError that names field, value and range for an impossible shot. */
export function validateShot(view: ShotView): void {
  validateEnchantment('launcher', view.launcher);
  integerIn('launcher.multiplier', view.launcher.multiplier, 0, 100);
  validateWeapon('missile', view.missile);
  validateFlight(view);
}

/** Throws a UsageError that names field, value and range for an impossible throw. */
export function validateThrow(view: ThrowView): void {
  validateWeapon('object', view.object);
  validateFlight(view);
}

function validateFlight(
  view: MissileTargetView & {
    readonly characterToHit: number;
    readonly level: number;
    readonly monsterFlags: readonly MonsterFlag[];
  },
): void {
  validateTarget(view);
  integerIn('baseSkill', view.baseSkill, -10_000, 10_000);
  integerIn('characterToHit', view.characterToHit, -10_000, 10_000);
  integerIn('level', view.level, 1, GREATEST_LEVEL);
  integerIn('distance', view.distance, 0, FARTHEST);
}

/** Throws a UsageError that names field, value and range for an impossible end of a flight. */
export function validateBreakage(view: BreakageView): void {
  memberOf('kind', view.kind, ITEM_KINDS);
  for (const field of ['artifact', 'reachedMonster', 'hit', 'stoppedByWall'] as const) {
    if (typeof view[field] !== 'boolean') {
      throw new UsageError(field, view[field], 'true or false');
    }
  }
  integerIn('distance', view.distance, 0, FARTHEST);
}
