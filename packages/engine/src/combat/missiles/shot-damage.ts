// Damage of a fired missile that has hit. Angband 3.0.5 src/cmd2.c (do_cmd_fire).

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import type { ShotDamageView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import { hitWithMissile, type Missile, prepareMissile } from './missile.ts';
import { shotSums } from './shot-sums.ts';

/**
 * Prepares a shot's damage. The bonuses of missile and launcher are multiplied along with the dice; strength
 * and other equipment add nothing. Slays are the missile's own.
 */
export function prepareShotDamage(
  rules: CombatRules,
  view: ShotDamageView,
  notes: Notebook = silent,
): Missile {
  const { launcher, missile, level, monsterFlags } = view;
  const { kind, flags, dice, sides, weight } = missile;
  const { criticalBonus, toDam } = shotSums(rules, view);
  const parts = {
    kind,
    flags,
    monsterFlags,
    dice,
    sides,
    weight,
    level,
    criticalBonus,
    added: toDam,
    launched: launcher.multiplier,
  };
  return prepareMissile(rules, parts, notes);
}

/** The damage of a fired missile that has hit, 0 or more. */
export function shotDamage(chance: Chance, rules: CombatRules, view: ShotDamageView): number {
  return hitWithMissile(chance, rules, chance.certain(prepareShotDamage, rules, view));
}
