// A small map as text: rows from the north, with `/` or line breaks between them. `#` is a wall, `.` floor, `@` the
// caster, a letter a creature.

import { UsageError } from '../../../errors/index.ts';
import type { AreaMap } from '../../../odds/index.ts';

/** A map that was read. */
export interface ReadMap extends AreaMap {
  readonly caster: number;
  /** The creatures in the order of their squares. */
  readonly creatures: readonly { readonly letter: string; readonly square: number }[];
}

/** Rows and columns at most. */
const MOST_ROWS = 25;
const MOST_COLUMNS = 41;

/** Creatures at most. */
const MOST_CREATURES = 20;

const WALL = '#';
const CASTER = '@';
const TAKES = 'rows of #, ., @ and letters with / between them';

/** Reads a map. Short rows go on as floor. Throws a UsageError that says row and column. */
export function readMap(field: string, text: string): ReadMap {
  const rows = text.trim().split(/\s*[/\n]\s*/);
  const width = Math.max(...rows.map(row => row.length));
  if (rows.length > MOST_ROWS || width > MOST_COLUMNS) {
    const got = `${rows.length} rows of ${width}`;
    throw new UsageError(field, got, `at most ${MOST_ROWS} rows of ${MOST_COLUMNS} squares`);
  }
  const walls = new Set<number>();
  const creatures: { letter: string; square: number }[] = [];
  const casters: number[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const square = y * width + x;
      if (sign === WALL) {
        walls.add(square);
      } else if (sign === CASTER) {
        casters.push(square);
      } else if (/^[a-zA-Z]$/.test(sign)) {
        creatures.push({ letter: sign, square });
      } else if (sign !== '.') {
        throw new UsageError(field, `${sign} in row ${y + 1}, column ${x + 1}`, TAKES);
      }
    }
  }
  const [caster, second] = casters;
  if (caster === undefined || second !== undefined) {
    throw new UsageError(field, `${casters.length} casters`, 'one caster, written @');
  }
  if (creatures.length > MOST_CREATURES) {
    throw new UsageError(field, `${creatures.length} creatures`, `at most ${MOST_CREATURES}`);
  }
  return { width, height: rows.length, walls, caster, creatures };
}

/** Reads `a=jackal,b=ogre`. Throws a UsageError for anything else. */
export function readCreatures(field: string, text: string): ReadonlyMap<string, string> {
  const parts = text.split(',').filter(part => part.trim() !== '');
  return new Map(
    parts.map(part => {
      const [letter = '', name = ''] = part.split('=').map(word => word.trim());
      if (!/^[a-zA-Z]$/.test(letter) || name === '') {
        throw new UsageError(field, part, 'a letter of the map and a creature, such as a=jackal');
      }
      return [letter, name];
    }),
  );
}
