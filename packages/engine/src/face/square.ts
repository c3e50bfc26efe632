// Squares of a level in the coordinates of faces: x grows to the east, y to the south.

import type { Direction, GameView } from '../game/index.ts';
import { DX, DY, directionTowards, exactDirection } from '../world/index.ts';

/** A square of the map. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The eight directions, clockwise from north. */
export const WAYS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The adjacent square in a direction; the same square for direction 0. It may lie beyond the edge. */
export function neighbour({ x, y }: Square, direction: Direction): Square {
  return { x: x + DX[direction]!, y: y + DY[direction]! };
}

/** Chebyshev distance between two squares: moves over open ground. */
export function distance(from: Square, to: Square): number {
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
}

export function sameSquare(one: Square, other: Square): boolean {
  return one.x === other.x && one.y === other.y;
}

/** The direction whose ray is closest to a square; 0 for the same square. */
export function directionTo(from: Square, to: Square): Direction {
  return directionTowards(to.x - from.x, to.y - from.y) as Direction;
}

/** The direction whose ray leads exactly to a square, 0 for the same square; undefined if none does. */
export function straight(from: Square, to: Square): Direction | undefined {
  const direction = exactDirection(to.x - from.x, to.y - from.y) as Direction;
  return direction === 0 && !sameSquare(from, to) ? undefined : direction;
}

/** Whether a square is on the map. */
export function isOnMap({ map }: Pick<GameView, 'map'>, { x, y }: Square): boolean {
  return x >= 0 && y >= 0 && x < map.width && y < map.height;
}

/** The square of the map nearest to a square. */
export function insideMap({ map }: Pick<GameView, 'map'>, { x, y }: Square): Square {
  return {
    x: Math.min(Math.max(x, 0), map.width - 1),
    y: Math.min(Math.max(y, 0), map.height - 1),
  };
}
