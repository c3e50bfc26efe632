// The ranges of what a save holds of places beside the dungeon, and of the squares that heroes' spells know.

import { GREATEST_KEY } from '../../dungeon/branches/level-keys.ts';
import { HOME } from '../../dungeon/places.ts';
import type { SavedGame } from '../save.ts';
import { byName, record, type Shape, whole } from '../saved-shape.ts';

/** The key of a level. */
export const place: Shape = whole(HOME, GREATEST_KEY);

/** A square on the largest map with its border; the level's own bounds are checked later. */
const farSquare = record({ place, square: whole(0, 20_000) });

/** Largest number of spells that have taken hold of a square: a hero knows no more spells. */
const MOST_MARKS = 200;

/** The squares that a hero's spells know. */
export const seatWays: Shape = record(
  {},
  { home: farSquare, attuned: farSquare, marks: byName(farSquare, MOST_MARKS) },
);

/** The far squares of a save that aren't on the map of their level, with where they are. Levels not made yet have none. */
export function* strayWays({
  seats,
  levels,
}: SavedGame): Iterable<[field: string, square: number]> {
  const maps = new Map(levels.map(([key, { map }]) => [key, map]));
  const isStray = (key: number, square: number) => {
    const map = maps.get(key);
    if (map === undefined) {
      return square > 0;
    }
    const stride = map.width + 2;
    const [x, y] = [square % stride, Math.floor(square / stride)];
    return x < 1 || y < 1 || x > map.width || y > map.height;
  };
  for (const [number, { ways }] of seats.entries()) {
    const { home, attuned, marks = {} } = ways ?? {};
    const known = [['home', home], ['attuned', attuned], ...Object.entries(marks)] as const;
    for (const [name, far] of known) {
      if (far !== undefined && isStray(far.place, far.square)) {
        yield [`seats.${number}.ways.${name}.square`, far.square];
      }
    }
  }
  for (const [index, [, { fixtures = [] }]] of levels.entries()) {
    for (const [at, { thing }] of fixtures.entries()) {
      for (const { differences } of [thing, ...thing.inventory]) {
        const { toPlace = 0, toSquare = 0 } = differences;
        if (toSquare !== 0 && isStray(toPlace, toSquare)) {
          yield [`levels.${index}.1.fixtures.${at}.thing`, toSquare];
        }
      }
    }
  }
}
