// Free squares of a level.

import type { Chance } from '../../chance/index.ts';
import { type LevelMap, WALK } from '../../world/index.ts';

/** Whether a walker could stand there. */
export function isFree(map: LevelMap, square: number): boolean {
  return (map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0;
}

/** The free square with the fewest steps, which may be the square itself; −1 if there is none. */
export function freeSquareNear(map: LevelMap, from: number): number {
  const reached = new Set([from]);
  for (const square of reached) {
    if (isFree(map, square)) {
      return square;
    }
    for (let direction = 1; direction <= 8; direction++) {
      const next = map.neighbour(square, direction);
      if ((map.bits[next]! & WALK) !== 0) {
        reached.add(next);
      }
    }
  }
  return -1;
}

/** A uniformly random free square; −1 if there is none. Label: `teleport`. */
export function randomFreeSquare(chance: Chance, map: LevelMap): number {
  const free: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if (isFree(map, square)) {
      free.push(square);
    }
  }
  return free.length === 0 ? -1 : free[chance.below(free.length, 'teleport')]!;
}

/** The nearest free square reachable over passable squares; −1 for none. */
export function nearestFree(
  map: LevelMap,
  from: number,
  letsThrough: (square: number) => boolean,
): number {
  const reached = new Set([from]);
  for (const square of reached) {
    if (isFree(map, square)) {
      return square;
    }
    for (let direction = 1; direction <= 8; direction++) {
      const next = map.neighbour(square, direction);
      if (letsThrough(next)) {
        reached.add(next);
      }
    }
  }
  return -1;
}
