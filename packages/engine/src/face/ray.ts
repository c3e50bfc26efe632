// Flight in one of eight directions, as far as a view shows.

import type { Direction, GameView, TerrainName } from '../game/index.ts';
import { seesSquare, terrainAt } from './known-map.ts';
import { isOnMap, neighbour, type Square, sameSquare } from './square.ts';

/** Terrain that ends a flight. Unknown squares end it too, unless the hero sees through them. */
const CLOSED: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'closed-door',
  'locked-door',
]);

/** A square crossed by a flight. */
export interface RaySquare extends Square {
  /** The hero currently sees it. */
  readonly visible: boolean;
}

/** The part of a view that a flight needs. */
export type Flown = Pick<GameView, 'map'> & { readonly hero: Square };

/**
 * The squares that a flight from the hero crosses until closed or unknown ground ends it, nearest first. It
 * crosses squares that he remembers or sees through. Empty for direction 0.
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

/** The last visible square before the end of a flight in a direction; the hero's own if there is none. */
export function lastSeenSquare(view: Flown, direction: Direction): Square {
  const { x, y } = raySquares(view, direction).findLast(({ visible }) => visible) ?? view.hero;
  return { x, y };
}
