// Further modifiers of speeds and points: items, terrain and forms of single variants. dNetHack src/allmain.c
// (moveloop), src/mon.c (mcalcmove); EvilHack src/mon.c (mcalcmove).

import type { Chance, Notebook } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { AidRow } from './rules.ts';

/** Points after each named row, in the order of the rows. Label: `aid`. */
export function withAids(
  chance: Chance,
  rows: readonly AidRow[],
  names: readonly string[] | undefined,
  points: number,
): number {
  let changed = points;
  if (names !== undefined) {
    for (const row of rows) {
      if (names.includes(row.name) && chance.test(row.k, row.n, 'aid')) {
        changed = aided(row, changed, chance);
      }
    }
  }
  return changed;
}

/** A speed after each named row. Rows of speeds are never random. */
export function speedWithAids(
  notes: Notebook,
  rows: readonly AidRow[],
  names: readonly string[] | undefined,
  speed: number,
): number {
  let changed = speed;
  if (names !== undefined) {
    for (const row of rows) {
      if (names.includes(row.name)) {
        changed = aided(row, changed, notes);
      }
    }
  }
  return changed;
}

function aided({ times, plus, over, least }: AidRow, before: number, notes: Notebook): number {
  const changed = floorDiv(times * before + plus, over);
  const after = least === undefined ? changed : Math.max(least, changed);
  notes.note('aid', after, before);
  return after;
}
