// Levels drawn as text, for scenes and tests: one letter a square.

import { UsageError } from '../errors/index.ts';
import { LevelMap } from './level-map.ts';
import type { Terrain } from './terrain.ts';

const LETTERS: Readonly<Record<string, Terrain>> = {
  ' ': 'rock',
  '%': 'rock',
  '#': 'wall',
  '.': 'floor',
  ',': 'corridor',
  '+': 'closed-door',
  "'": 'open-door',
  '<': 'stairs-up',
  '>': 'stairs-down',
  '~': 'water',
  // Letters beyond ASCII leave the rest free for marks.
  '≈': 'shallow-water',
  '‡': 'secret-door',
  '†': 'secret-corridor',
  '¤': 'locked-door',
  '¦': 'broken-door',
  '∩': 'doorway',
  '·': 'cave-floor',
  '§': 'cave-wall',
};

/** A level drawn as text, and the squares of the letters that stand for no terrain (floor there). */
export interface DrawnLevel {
  readonly map: LevelMap;
  /** Squares by letter, such as `@` and `j`, in reading order. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
}

/**
 * Reads a drawing: `#` wall, `.` floor, `,` corridor, `+` and `'` doors (`¤` locked, `¦` broken, `∩`
 * none), `<` `>` stairs, `~` water, `≈` shallow, `·` and `§` floor and wall of caves, `‡` and `†` hidden doors and
 * corridors, blank rock; any
 * other letter is floor with a mark. Throws a UsageError for an empty drawing.
 * @param lit whether the ground is lit everywhere
 */
export function drawLevel(rows: readonly string[], lit = false): DrawnLevel {
  const width = Math.max(0, ...rows.map(row => row.length));
  if (width === 0) {
    throw new UsageError('rows', 'nothing', 'a drawing of at least one square');
  }
  const map = new LevelMap(width, rows.length);
  const marks = new Map<string, number[]>();
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const square = map.square(x, y);
      map.setTerrain(square, LETTERS[letter] ?? 'floor');
      map.setLit(square, lit);
      if (LETTERS[letter] === undefined) {
        marks.set(letter, [...(marks.get(letter) ?? []), square]);
      }
    });
  });
  return { map, marks };
}

const LETTER_OF = new Map(Object.entries(LETTERS).map(([letter, terrain]) => [terrain, letter]));

/** Draws a level in the letters that drawLevel reads, rock as `%`. */
export function levelRows(map: LevelMap): string[] {
  return Array.from({ length: map.height }, (_, y) =>
    Array.from(
      { length: map.width },
      (__, x) => LETTER_OF.get(map.terrainAt(map.square(x, y)))!,
    ).join(''),
  );
}
