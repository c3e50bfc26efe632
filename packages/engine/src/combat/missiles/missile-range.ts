// Range of missiles. Angband 3.0.5 src/cmd2.c (do_cmd_fire, do_cmd_throw), src/cave.c (project_path).

import { type Notebook, silent } from '../../chance/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import { statRow } from '../slot/stat-scale.ts';

/** Range of a shot in grids. @param multiplier of the launcher, extra might included */
export function fireRange(
  rules: CombatRules,
  multiplier: number,
  notes: Notebook = silent,
): number {
  const { grids, perMultiplier } = rules.missiles.fireRange;
  const range = grids + perMultiplier * multiplier;
  notes.note('fire-range', range);
  return range;
}

/**
 * Range of a throw in grids. Rounding: down, to 0 for very heavy objects, which still cover the first grid.
 * @param strength stat scale
 * @param weight tenths of a pound
 */
export function throwRange(
  rules: CombatRules,
  strength: number,
  weight: number,
  notes: Notebook = silent,
): number {
  const { most, strengthAdded, factor, lightest } = rules.missiles.throwRange;
  const { blowStrength } = rules.strength[statRow(rules, strength)]!;
  const arm = (blowStrength + strengthAdded) * factor;
  const range = clamp(floorDiv(arm, Math.max(weight, lightest)), 0, most);
  notes.note('throw-range', range);
  return range;
}

/**
 * Length of a missile's path, which ends once it reaches the range: each grid, plus half for each grid
 * reached with a sideways step. Rounding: down.
 * @param grids of the path, the last one included
 * @param sideways number of them reached with a sideways step; on an exact diagonal all
 */
export function flightLength(rules: CombatRules, grids: number, sideways: number): number {
  return grids + floorDiv(sideways, rules.shorterSideOver);
}
