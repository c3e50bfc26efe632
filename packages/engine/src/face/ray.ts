// The way of something that flies in one of eight directions, as far as a view tells.

import type { Direction, GameView, TerrainName } from '../game/index.ts';
import { seesSquare, terrainAt } from './known-map.ts';
import { isOnMap, neighbour, type Square, sameSquare } from './square.ts';

/** What ends a flight. What is not known ends it too, unless the hero looks through it. */
const CLOSED: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'closed-door',
  'locked-door',
]);

/** A square that a flight crosses. */
export interface RaySquare extends Square {
  /** The hero sees it now. */
  readonly visible: boolean;
}

/** A view as far as a flight needs it. */
export type Flown = Pick<GameView, 'map'> & { readonly hero: Square };

/**
 * The squares that a flight from the hero crosses until closed or unknown ground ends it, the nearest first:
 * over what he remembers and what he looks through. None in no direction.
 */
export function raySquares(view: Flown, direction: Direction): RaySquare[] {
  const squares: RaySquare[] = [];
  if (direction === 0) {
    return squares;
  }
  const isThrough = (square: Square) =>
    view.map.seenThrough.some(([x, y]) => sameSquare(square, { x, y }));
  for (let square = neighbour(view.hero, direction); ; square = neighbour(square, direction)) {
    const isOpen = isOnMap(view, square) && !CLOSED.has(terrainAt(view, square));
    if (!isOpen && !isThrough(square)) {
      return squares;
    }
    squares.push({ ...square, visible: seesSquare(view, square) });
  }
}

/** The last square in sight in a direction before what ends a flight; the hero's own for none. */
export function lastSeenSquare(view: Flown, direction: Direction): Square {
  const { x, y } = raySquares(view, direction).findLast(({ visible }) => visible) ?? view.hero;
  return { x, y };
}
