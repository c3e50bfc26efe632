// The squares of a rectangle around the hero.

import type { GameState } from '../../state/state.ts';

/** Visits those on the map, row by row. Each bound is an offset from the hero, inclusive. */
export function forSquares(
  { level, hero }: GameState,
  west: number,
  east: number,
  north: number,
  south: number,
  visit: (square: number) => void,
): void {
  const { map } = level;
  for (let dy = north; dy <= south; dy++) {
    for (let dx = west; dx <= east; dx++) {
      const [x, y] = [map.x(hero.square) + dx, map.y(hero.square) + dy];
      if (x >= 0 && y >= 0 && x < map.width && y < map.height) {
        visit(map.square(x, y));
      }
    }
  }
}
