// Fear of a character in melee. Angband 3.0.5 src/cmd1.c (py_attack), src/xtra1.c (calc_bonuses).

import { type Notebook, silent } from '../../chance/index.ts';
import type { CombatClass } from '../slot/names.ts';
import type { CombatRules } from '../slot/rules.ts';

/** The facts that a character's courage depends on. */
export interface CourageView {
  readonly class: CombatClass;
  /** Character level, 1…50. */
  readonly level: number;
  /** Afraid at present. */
  readonly afraid: boolean;
  readonly heroism: boolean;
  readonly berserk: boolean;
}

/**
 * Whether a character dares to strike. One who doesn't and walks into a monster loses the turn; shooting and
 * throwing remain possible.
 */
export function daresToStrike(
  rules: CombatRules,
  view: CourageView,
  notes: Notebook = silent,
): boolean {
  const fearlessFrom = rules.sideEffects.fear.fearlessFrom[view.class];
  const fearless = fearlessFrom !== undefined && view.level >= fearlessFrom;
  const dares = !view.afraid || view.heroism || view.berserk || fearless;
  if (!dares) {
    notes.note('too-afraid');
  }
  return dares;
}
