// The way of something that flies in one of eight directions, as far as a view tells.

import { DX, DY } from '../../world/index.ts';
import type { Direction } from './commands.ts';
import { type GameView, TERRAIN_LETTERS, type TerrainName } from './view.ts';

/** What ends a flight. What is not known ends it too, unless the hero looks through it. */
const CLOSED: readonly TerrainName[] = [
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'closed-door',
  'locked-door',
];

const CLOSED_LETTERS: ReadonlySet<string> = new Set(CLOSED.map(name => TERRAIN_LETTERS[name]));

/** A square that a flight crosses. */
export interface RaySquare {
  readonly x: number;
  readonly y: number;
  /** The hero sees it now. */
  readonly visible: boolean;
}

/**
 * The squares that a flight from the hero crosses until closed or unknown ground ends it, the nearest first:
 * over what he remembers and what he looks through. None in no direction.
 */
export function raySquares(
  {
    hero,
    map,
  }: Pick<GameView, 'map'> & { readonly hero: { readonly x: number; readonly y: number } },
  direction: Direction,
): RaySquare[] {
  const squares: RaySquare[] = [];
  if (direction === 0) {
    return squares;
  }
  const through = new Set(map.seenThrough.map(([x, y]) => y * map.width + x));
  for (let steps = 1; ; steps++) {
    const x = hero.x + steps * DX[direction]!;
    const y = hero.y + steps * DY[direction]!;
    const letter = map.terrain[y]?.[x];
    const isClosed = letter === undefined || CLOSED_LETTERS.has(letter);
    if (isClosed && !through.has(y * map.width + x)) {
      return squares;
    }
    squares.push({ x, y, visible: map.visible[y]?.[x] === '1' });
  }
}
