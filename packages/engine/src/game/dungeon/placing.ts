// Where there is room on a level.

import type { Chance } from '../../chance/index.ts';
import { type LevelMap, WALK } from '../../world/index.ts';

/** Whether somebody who walks could stand there. */
export function isFree(map: LevelMap, square: number): boolean {
  return (map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0;
}

/**
 * The free square that is nearest by steps, the square itself if it is free; −1 when there is none.
 */
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

/** A free square, each as likely as the others; −1 when there is none. Label: `teleport`. */
export function randomFreeSquare(chance: Chance, map: LevelMap): number {
  const free: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if (isFree(map, square)) {
      free.push(square);
    }
  }
  return free.length === 0 ? -1 : free[chance.below(free.length, 'teleport')]!;
}

/** The free square nearest to one, going only over squares that let through; −1 for none. */
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
