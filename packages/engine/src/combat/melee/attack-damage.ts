// What a whole attack does: every blow with its own hit roll, until the monster is dead.
// Angband 3.0.5 src/cmd1.c (py_attack).

import { type Chance, type Notebook, silent, type Tries } from '../../chance/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { AttackView } from '../slot/views.ts';
import { type Blow, prepareBlow, strike } from './blow-damage.ts';
import { effectiveSkill, hitAll, hitCases, noteHitChance } from './hit-chance.ts';

/**
 * An attack with everything certain worked out: `times` blows, each hitting `k` times in `n`, ended
 * when the damage exceeds `enough`. Keep it while fighter, weapon and monster stay as they are.
 */
export interface Attack extends Tries {
  /** The monster's hit points: it dies when the damage exceeds them. Infinity: it can't die. */
  readonly enough: number;
  readonly blow: Blow;
}

/** Works out what is certain about an attack. */
export function prepareAttack(
  rules: CombatRules,
  view: AttackView,
  notes: Notebook = silent,
): Attack {
  const bonus = view.characterToHit + (view.weapon?.toHit ?? 0);
  const skill = view.baseSkill + rules.hit.skillPerToHit * bonus;
  notes.note('attack-skill', skill, bonus);
  const counted = effectiveSkill(rules, skill, view.visible, notes);
  noteHitChance(rules, counted, view.armorClass, notes);
  if (view.hp !== undefined) {
    notes.note('dies-above', view.hp);
  }
  return {
    times: view.blows,
    k: hitCases(rules, counted, view.armorClass),
    n: hitAll(rules, counted),
    enough: view.hp ?? Number.POSITIVE_INFINITY,
    blow: prepareBlow(rules, view, notes),
  };
}

/**
 * The total damage of a prepared attack, with the excess of the blow that kills. Choices: `hit`, and
 * those of each blow. Allocates nothing when played.
 */
export function strikeAll(chance: Chance, rules: CombatRules, attack: Attack): number {
  return chance.sum(attack, strike, rules, attack.blow);
}

/** The total damage of one attack command, 0 or more, with the excess of the blow that kills. */
export function attackDamage(chance: Chance, rules: CombatRules, view: AttackView): number {
  return strikeAll(chance, rules, chance.certain(prepareAttack, rules, view));
}
