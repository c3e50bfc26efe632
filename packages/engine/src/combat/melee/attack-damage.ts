// Damage of a whole attack: every blow with its own hit roll, until the monster is dead. Angband 3.0.5
// src/cmd1.c (py_attack).

import { type Chance, type Notebook, silent, type Tries } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { AttackView } from '../slot/views.ts';
import { type Blow, prepareBlow, strike } from './blow-damage.ts';
import { effectiveSkill, hitAll, hitCases, noteHitChance } from './hit-chance.ts';

/**
 * A prepared attack: `times` blows, each hitting with probability `k` / `n`, until the damage exceeds
 * `enough`. Reusable while fighter, weapon and monster are unchanged.
 */
export interface Attack extends Tries {
  /** The monster's hit points: it dies when the damage exceeds them. Infinity: it can't die. */
  readonly enough: number;
  readonly blow: Blow;
  /** What follows while the monster lives, each with the same `enough`; absent: nothing. */
  readonly further?: readonly Attack[] | undefined;
}

/** Prepares an attack. */
export function prepareAttack(
  rules: CombatRules,
  view: AttackView,
  notes: Notebook = silent,
): Attack {
  const bonus = view.characterToHit + (view.weapon?.toHit ?? 0);
  const skill = view.baseSkill + rules.hit.skillPerToHit * bonus;
  notes.note('attack-skill', skill, bonus);
  const counted = effectiveSkill(rules, skill, view.visible, notes);
  noteHitChance(rules, counted, view.armourClass, notes);
  if (view.hp !== undefined) {
    notes.note('dies-above', view.hp);
  }
  return {
    times: view.blows,
    k: hitCases(rules, counted, view.armourClass),
    n: hitAll(rules, counted),
    enough: view.hp ?? Number.POSITIVE_INFINITY,
    blow: prepareBlow(rules, view, notes),
    ...(view.further !== undefined && {
      further: view.further.map(next => prepareAttack(rules, next, notes)),
    }),
  };
}

/**
 * The total damage of a prepared attack, including the excess of the killing blow. Choices: `hit`, and those
 * of each blow. Allocates nothing when played in the fighter's own form.
 */
export function strikeAll(chance: Chance, rules: CombatRules, attack: Attack): number {
  const total = chance.sum(attack, strike, rules, attack.blow);
  return attack.further === undefined ? total : strikeFurther(chance, rules, attack, total);
}

/** Adds what follows the first blows of an attack, until the monster is dead. @param struck their damage */
export function strikeFurther(
  chance: Chance,
  rules: CombatRules,
  { further = [] }: Attack,
  struck: number,
): number {
  let total = struck;
  for (const next of further) {
    if (total <= next.enough) {
      const left = { ...next, enough: next.enough - total };
      total += chance.sum(left, strike, rules, next.blow);
    }
  }
  return total;
}

/** The total damage of one attack command, 0 or more, including the excess of the killing blow. */
export function attackDamage(chance: Chance, rules: CombatRules, view: AttackView): number {
  return strikeAll(chance, rules, chance.certain(prepareAttack, rules, view));
}
