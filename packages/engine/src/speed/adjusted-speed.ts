// A monster's speed after slowness or haste. NetHack 3.6.7 src/mon.c (mcalcmove).

import { type Notebook, silent } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import { speedWithAids } from './aids.ts';
import type { AdjustmentRow, SpeedRules } from './rules.ts';
import type { MonsterSpeedView } from './views.ts';

/**
 * The effective speed, in points a turn. Rounding: down. Source: NetHack 3.6.7 src/mon.c (mcalcmove);
 * slowness keeps a speed of 1, and a speed of 0 stays 0.
 */
export function adjustedSpeed(
  rules: SpeedRules,
  view: MonsterSpeedView,
  notes: Notebook = silent,
): number {
  const { adjustment, aids } = view;
  notes.note('speed-before', view.speed);
  const speed = speedWithAids(notes, rules.aids.beforeAdjustment, aids, view.speed);
  const { times, plus, over } = rowOf(rules.adjustment[adjustment], speed);
  const counts = floorDiv(times * speed + plus, over);
  if (adjustment !== 'normal') {
    notes.note(`speed-${adjustment}`, counts, speed);
  }
  return speedWithAids(notes, rules.aids.afterAdjustment, aids, counts);
}

function rowOf(rows: readonly AdjustmentRow[], speed: number): AdjustmentRow {
  let at = rows.length - 1;
  while (at > 0 && speed < rows[at]!.from) {
    at--;
  }
  return rows[at]!;
}
