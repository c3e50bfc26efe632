// The squares around a square, regardless of obstacles.

import type { LevelMap } from './level-map.ts';
import type { SightShape } from './sight.ts';

/**
 * Squares of the map within a radius, the centre included, row by row.
 * @param radius squares, 0 or more, measured as `shape` states
 */
export function squaresWithin(
  map: LevelMap,
  centre: number,
  radius: number,
  shape: SightShape = 'square',
): number[] {
  const [x, y] = [map.x(centre), map.y(centre)];
  const squares: number[] = [];
  const within = (radius + 1) ** 2;
  for (let row = Math.max(0, y - radius); row <= Math.min(map.height - 1, y + radius); row++) {
    const right = Math.min(map.width - 1, x + radius);
    for (let column = Math.max(0, x - radius); column <= right; column++) {
      if (shape === 'square' || (column - x) ** 2 + (row - y) ** 2 < within) {
        squares.push(map.square(column, row));
      }
    }
  }
  return squares;
}
