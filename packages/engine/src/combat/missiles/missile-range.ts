// How far missiles fly. Angband 3.0.5 src/cmd2.c (do_cmd_fire, do_cmd_throw), src/cave.c
// (project_path).

import { type Notebook, silent } from '../../chance/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import { statRow } from '../slot/stat-scale.ts';

/** Grids that a shot flies. @param multiplier of the launcher, extra might included */
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
 * Grids that a throw flies. Rounding: down, to 0 for what is very heavy; even that covers the first
 * grid of its way.
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
 * The length of a missile's way, which ends once it reaches the range: each grid, and half of those
 * reached by a step to the side. Rounding: down.
 * @param grids of the way, the last one included
 * @param sideways those of them reached with a step to the side; on an exact diagonal all
 */
export function flightLength(rules: CombatRules, grids: number, sideways: number): number {
  return grids + floorDiv(sideways, rules.shorterSideOver);
}
