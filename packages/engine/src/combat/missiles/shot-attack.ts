// One shot at one target, from aim to damage. Angband 3.0.5 src/cmd2.c (do_cmd_fire).
//
// The missile stops at the first monster on its path, hit or miss.

import { type Chance, type Notebook, silent, type Tries } from '../../chance/index.ts';
import type { ShotView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import { aimMissile, type Flight, flightDamage } from './missile.ts';
import { prepareShotDamage } from './shot-damage.ts';
import { shotSums } from './shot-sums.ts';

/**
 * Prepares a shot. Reusable while shooter, launcher, missile, target and their positions are unchanged;
 * `flyMissile` plays it.
 */
export function prepareShot(rules: CombatRules, view: ShotView, notes: Notebook = silent): Flight {
  const { distance } = view;
  const { toHit: bonus } = shotSums(rules, view);
  const skill = view.baseSkill + rules.hit.skillPerToHit * bonus - distance;
  notes.note('distance-to-hit', distance);
  notes.note('shot-skill', skill, bonus);
  return aimMissile(rules, prepareShotDamage(rules, view, notes), skill, view, notes);
}

/** The damage of one shot, 0 or more; 0 also for a miss. */
export function shotAttack(chance: Chance, rules: CombatRules, view: ShotView): number {
  return flightDamage(chance, rules, chance.certain(prepareShot, rules, view));
}

/** Several shots at one target, until their damage exceeds `enough`. */
export interface Volley extends Tries {
  /** The target's hit points: it dies when the damage exceeds them. Infinity: it can't die. */
  readonly enough: number;
  readonly flight: Flight;
}

/**
 * Several equal shots at a target that can die of them. Each has its own hit roll.
 * @param times 1 or more
 * @param hp hit points left; absent: it can't die
 */
export function prepareVolley(flight: Flight, times: number, hp?: number): Volley {
  return { times, k: 1, n: 1, enough: hp ?? Number.POSITIVE_INFINITY, flight };
}

/**
 * The total damage of a volley, including the excess of the killing shot. Choices: those of each shot.
 * Allocates nothing when played.
 */
export function shootAll(chance: Chance, rules: CombatRules, volley: Volley): number {
  return chance.sum(volley, flightDamage, rules, volley.flight);
}
