// Free squares of a level, and places with room for creatures of several squares. A place is the square of the
// head.

import type { Chance } from '../../chance/index.ts';
import { ONE_SQUARE, type Shape } from '../../objects/index.ts';
import { hasRoom, type LevelMap, placeOver, WALK } from '../../world/index.ts';

/** Whether a walker could stand there. */
export function isFree(map: LevelMap, square: number): boolean {
  return (map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0;
}

/**
 * The place with the fewest steps to one of its squares, which may be the square itself; −1 if there is none.
 * @param self id of a creature whose own squares count as free; 0 for none
 * @param besides a square that must stay free; −1 for none
 */
export function freeSquareNear(
  map: LevelMap,
  from: number,
  shape: Shape = ONE_SQUARE,
  self = 0,
  besides = -1,
): number {
  const isOpen = (square: number) => (map.bits[square]! & WALK) !== 0;
  return placeAmong(map, from, isOpen, square =>
    placeOver(map, shape, square, WALK, self, besides),
  );
}

/** A uniformly random place; −1 if there is none. Label: `teleport`. */
export function randomFreeSquare(
  chance: Chance,
  map: LevelMap,
  shape: Shape = ONE_SQUARE,
  self = 0,
): number {
  const free: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if (shape.size === 1 ? isFree(map, square) : hasRoom(map, shape, square, WALK, self)) {
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
  return placeAmong(map, from, letsThrough, square => (isFree(map, square) ? square : -1));
}

function placeAmong(
  map: LevelMap,
  from: number,
  letsThrough: (square: number) => boolean,
  placeAt: (square: number) => number,
): number {
  const reached = new Set([from]);
  for (const square of reached) {
    const place = placeAt(square);
    if (place >= 0) {
      return place;
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
