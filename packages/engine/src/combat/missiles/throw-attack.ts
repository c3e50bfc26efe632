// One throw at one target, from aim to damage. Angband 3.0.5 src/cmd2.c (do_cmd_throw).
//
// The object stops at the first monster on its path, hit or miss.

import { type Chance, type Notebook, silent } from '../../chance/index.ts';
import type { ThrowView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import { aimMissile, type Flight, flightDamage } from './missile.ts';
import { prepareThrowDamage, thrownEnchanted } from './throw-damage.ts';

/** Prepares a throw; `flyMissile` plays it. */
export function prepareThrow(
  rules: CombatRules,
  view: ThrowView,
  notes: Notebook = silent,
): Flight {
  const { object, characterToHit, distance } = view;
  const own = thrownEnchanted(rules, object) ? rules.missiles.steps.thrownToHit(object.toHit) : 0;
  const bonus = characterToHit + own;
  const skill = view.baseSkill + rules.hit.skillPerToHit * bonus - distance;
  notes.note('distance-to-hit', distance);
  notes.note('throw-skill', skill, bonus);
  return aimMissile(rules, prepareThrowDamage(rules, view, notes), skill, view, notes);
}

/** The damage of one throw, 0 or more; 0 also for a miss. */
export function throwAttack(chance: Chance, rules: CombatRules, view: ThrowView): number {
  return flightDamage(chance, rules, chance.certain(prepareThrow, rules, view));
}
