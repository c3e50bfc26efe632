// Distance between two squares. Angband 3.0.5 src/cave.c (distance).

import { type Notebook, silent } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { CombatRules } from '../slot/rules.ts';

/** Distance in grids: the longer side plus half the shorter one, rounded down. */
export function distance(
  rules: CombatRules,
  dy: number,
  dx: number,
  notes: Notebook = silent,
): number {
  const longer = Math.max(Math.abs(dy), Math.abs(dx));
  const shorter = Math.min(Math.abs(dy), Math.abs(dx));
  const grids = longer + floorDiv(shorter, rules.shorterSideOver);
  notes.note('grids-away', grids);
  return grids;
}
