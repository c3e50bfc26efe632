// Levels as text, for scenes and tests: one character per square.

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
  // Characters beyond ASCII leave the others free for marks.
  '≈': 'shallow-water',
  '‡': 'secret-door',
  '†': 'secret-corridor',
  '¤': 'locked-door',
  '¦': 'broken-door',
  '∩': 'doorway',
  '·': 'cave-floor',
  '§': 'cave-wall',
  '▒': 'lava',
  '░': 'ice',
  '≋': 'sewage',
  '♣': 'tree',
  '═': 'bridge',
  '»': 'branch-stairs',
};

/** A level from text, and the squares of the characters that aren't terrain (they have floor). */
export interface DrawnLevel {
  readonly map: LevelMap;
  /** Squares by character, such as `@` and `j`, in reading order. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
}

/**
 * Reads a drawing: `#` wall, `.` floor, `,` corridor, `+` and `'` doors (`¤` locked, `¦` broken, `∩` none),
 * `<` `>` stairs, `~` water, `≈` shallow, `·` and `§` floor and wall of caves, `‡` and `†` hidden doors and
 * corridors, `▒` lava, `░` ice, `≋` sewage, `♣` trees, `═` bridges, `»` stairs to a branch, blank rock; any other character is floor with a mark. Throws a UsageError for an empty drawing.
 * @param lit whether all ground is lit
 * @param ground what marks stand on
 */
export function drawLevel(
  rows: readonly string[],
  lit = false,
  ground: Terrain = 'floor',
): DrawnLevel {
  const width = Math.max(0, ...rows.map(row => row.length));
  if (width === 0) {
    throw new UsageError('rows', 'nothing', 'a drawing of at least one square');
  }
  const map = new LevelMap(width, rows.length);
  const marks = new Map<string, number[]>();
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const square = map.square(x, y);
      map.setTerrain(square, LETTERS[letter] ?? ground);
      map.setLit(square, lit);
      if (LETTERS[letter] === undefined) {
        marks.set(letter, [...(marks.get(letter) ?? []), square]);
      }
    });
  });
  return { map, marks };
}

const LETTER_OF = new Map(Object.entries(LETTERS).map(([letter, terrain]) => [terrain, letter]));

/** Draws a level with drawLevel's characters, rock as `%`. */
export function levelRows(map: LevelMap): string[] {
  return Array.from({ length: map.height }, (_, y) =>
    Array.from(
      { length: map.width },
      (__, x) => LETTER_OF.get(map.terrainAt(map.square(x, y)))!,
    ).join(''),
  );
}
