// What a frame shows on each square: one character and its hue.

import { TERRAIN_CODES, type ThingView } from '../../game/index.ts';
import type { FilmFrame, SpellFilm } from './spell-film.ts';

/** One square of a frame. */
export interface FilmCell {
  /** One character. */
  readonly sign: string;
  /** A hue of the palettes; empty for none. */
  readonly hue: string;
  readonly shows: 'unknown' | 'ground' | 'remembered' | ThingView['kind'];
}

/** The part of the map that a film shows: all squares that its caster ever knows. */
export interface FilmArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Later kinds are drawn over earlier ones. */
const OVER: readonly ThingView['kind'][] = ['fixture', 'item', 'hero', 'creature', 'effect'];

const UNKNOWN: FilmCell = { sign: TERRAIN_CODES.unknown, hue: '', shows: 'unknown' };

/** The smallest area with everything that is known in any frame. */
export function areaOf({ frames }: SpellFilm): FilmArea {
  const squares = frames.flatMap(({ map: { terrain }, things }) => [
    ...terrain.flatMap((row, y) => [...row].flatMap((code, x) => (code === ' ' ? [] : [{ x, y }]))),
    ...things,
  ]);
  const columns = squares.map(({ x }) => x);
  const rows = squares.map(({ y }) => y);
  const left = columns.reduce((least, x) => Math.min(least, x), 500);
  const top = rows.reduce((least, y) => Math.min(least, y), 500);
  const right = columns.reduce((most, x) => Math.max(most, x), left);
  const bottom = rows.reduce((most, y) => Math.max(most, y), top);
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The squares of a frame, row by row. */
export function cellsOf({ map, things }: FilmFrame, area: FilmArea): FilmCell[][] {
  const drawn = new Map<string, FilmCell>();
  for (const kind of OVER) {
    for (const thing of things) {
      if (thing.kind === kind) {
        const { glyph, hue, parts = [thing] } = thing;
        for (const { x, y } of parts) {
          drawn.set(`${x},${y}`, { sign: [...glyph][0] ?? '?', hue, shows: kind });
        }
      }
    }
  }
  return Array.from({ length: area.height }, (_, row) =>
    Array.from({ length: area.width }, (__, column) => {
      const x = area.left + column;
      const y = area.top + row;
      return drawn.get(`${x},${y}`) ?? groundAt(map, x, y);
    }),
  );
}

function groundAt({ terrain, visible }: FilmFrame['map'], x: number, y: number): FilmCell {
  const code = terrain[y]?.[x] ?? UNKNOWN.sign;
  if (code === UNKNOWN.sign) {
    return UNKNOWN;
  }
  return { sign: code, hue: '', shows: visible[y]?.[x] === '1' ? 'ground' : 'remembered' };
}
