// Energy cost of shots. Angband 3.0.5 src/cmd2.c (do_cmd_fire).

import { type Notebook, silent } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';

/**
 * Energy cost of one shot, of 100 per turn. Rounding: down, so three shots cost 99.
 * @param shots shots per turn, 1 or more
 */
export function shotEnergy(rules: CombatRules, shots: number, notes: Notebook = silent): number {
  const energy = floorDiv(rules.missiles.turnEnergy, shots);
  notes.note('shot-energy', energy, rules.missiles.turnEnergy);
  return energy;
}

/** Energy cost of a throw. */
export function throwEnergy(rules: CombatRules): number {
  return rules.missiles.turnEnergy;
}
