// One shot at one target, from the aim to the damage. Angband 3.0.5 src/cmd2.c (do_cmd_fire).
//
// The missile stops at the first monster on its way, hit or miss.

import { type Chance, type Notebook, silent, type Tries } from '../../chance/index.ts';
import type { ShotView } from '../slot/missile-views.ts';
import type { CombatRules } from '../slot/rules.ts';
import { aimMissile, type Flight, flightDamage } from './missile.ts';
import { prepareShotDamage } from './shot-damage.ts';
import { shotSums } from './shot-sums.ts';

/**
 * Works out what is certain about a shot. Keep it while shooter, launcher, missile and target stay
 * as they are and where they are; `flyMissile` plays it.
 */
export function prepareShot(rules: CombatRules, view: ShotView, notes: Notebook = silent): Flight {
  const { distance } = view;
  const { toHit: bonus } = shotSums(rules, view);
  const skill = view.baseSkill + rules.hit.skillPerToHit * bonus - distance;
  notes.note('distance-to-hit', distance);
  notes.note('shot-skill', skill, bonus);
  return aimMissile(rules, prepareShotDamage(rules, view, notes), skill, view, notes);
}

/** The damage of one shot, 0 or more; 0 for a miss too. */
export function shotAttack(chance: Chance, rules: CombatRules, view: ShotView): number {
  return flightDamage(chance, rules, chance.certain(prepareShot, rules, view));
}

/** Several shots at one target, ended when their damage exceeds `enough`. */
export interface Volley extends Tries {
  /** The target's hit points: it dies when the damage exceeds them. Infinity: it can't die. */
  readonly enough: number;
  readonly flight: Flight;
}

/**
 * Several equal shots at a target that may die of them. Each brings its own hit roll.
 * @param times 1 or more
 * @param hp hit points left; absent: it can't die
 */
export function prepareVolley(flight: Flight, times: number, hp?: number): Volley {
  return { times, k: 1, n: 1, enough: hp ?? Number.POSITIVE_INFINITY, flight };
}

/**
 * The total damage of a volley, with the excess of the shot that kills. Choices: those of each shot.
 * Allocates nothing when played.
 */
export function shootAll(chance: Chance, rules: CombatRules, volley: Volley): number {
  return chance.sum(volley, flightDamage, rules, volley.flight);
}
