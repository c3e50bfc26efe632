// A monster's speed once slowness or haste has changed it. NetHack 3.6.7 src/mon.c (mcalcmove).

import { type Notebook, silent } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { AdjustmentRow, SpeedRules } from './rules.ts';
import type { MonsterSpeedView } from './views.ts';

/**
 * The speed that counts, in points a turn. Rounding: down.
 * Source: NetHack 3.6.7 src/mon.c (mcalcmove); slow keeps a speed of 1, nothing moves a speed of 0.
 */
export function adjustedSpeed(
  rules: SpeedRules,
  view: MonsterSpeedView,
  notes: Notebook = silent,
): number {
  const { speed, adjustment } = view;
  const { times, plus, over } = rowOf(rules.adjustment[adjustment], speed);
  const counts = floorDiv(times * speed + plus, over);
  notes.note('speed-before', speed);
  if (adjustment !== 'normal') {
    notes.note(`speed-${adjustment}`, counts, speed);
  }
  return counts;
}

function rowOf(rows: readonly AdjustmentRow[], speed: number): AdjustmentRow {
  let at = rows.length - 1;
  while (at > 0 && speed < rows[at]!.from) {
    at--;
  }
  return rows[at]!;
}
