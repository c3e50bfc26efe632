// Where creatures of one or several squares stand: the squares that they take up on a map, and whether there is
// room for them. A place is the square of the head.

import type { Shape } from '../objects/index.ts';
import { distance, type LevelMap } from './level-map.ts';
import { WALK } from './terrain.ts';

/** Whether every square of a shape at a place is on the map. */
export function isWithin(map: LevelMap, shape: Shape, place: number): boolean {
  const x = map.x(place);
  const y = map.y(place);
  return (
    x + shape.west >= 0 &&
    y + shape.north >= 0 &&
    x + shape.east < map.width &&
    y + shape.south < map.height
  );
}

/** Whether a square is among those of a shape at a place. */
export function covers(map: LevelMap, shape: Shape, place: number, square: number): boolean {
  if (shape.size === 1) {
    return square === place;
  }
  const offsets = shape.offsets(map.stride);
  for (let part = 0; part < offsets.length; part++) {
    if (place + offsets[part]! === square) {
      return true;
    }
  }
  return false;
}

/** All squares of a shape at a place, the head's first. */
export function footprint(map: LevelMap, shape: Shape, place: number): number[] {
  return Array.from(shape.offsets(map.stride), offset => place + offset);
}

/** The square of a shape at a place that is nearest to another square; of equally near ones the first. */
export function nearestPart(map: LevelMap, shape: Shape, place: number, to: number): number {
  if (shape.size === 1) {
    return place;
  }
  const offsets = shape.offsets(map.stride);
  let nearest = place;
  let least = distance(map, place, to);
  for (let part = 1; part < offsets.length; part++) {
    const apart = distance(map, place + offsets[part]!, to);
    if (apart < least) {
      least = apart;
      nearest = place + offsets[part]!;
    }
  }
  return nearest;
}

/**
 * Whether a creature can be placed: every square can be stood on and is free.
 * @param mode bits of which each square needs one, such as WALK
 * @param self id of a creature whose own squares count as free; 0 for none
 */
export function hasRoom(
  map: LevelMap,
  shape: Shape,
  place: number,
  mode: number = WALK,
  self = 0,
): boolean {
  if (shape.size > 1 && !isWithin(map, shape, place)) {
    return false;
  }
  const offsets = shape.offsets(map.stride);
  for (let part = 0; part < offsets.length; part++) {
    const square = place + offsets[part]!;
    const occupant = map.occupant[square]!;
    if ((map.bits[square]! & mode) === 0 || (occupant !== 0 && occupant !== self)) {
      return false;
    }
  }
  return true;
}

/**
 * A place in which a shape has room and takes up a square: the first of its parts that fits there; −1 for none.
 * @param mode bits of which each square needs one, such as WALK
 * @param self id of a creature whose own squares count as free; 0 for none
 * @param besides a square that it must not take up; −1 for none
 */
export function placeOver(
  map: LevelMap,
  shape: Shape,
  square: number,
  mode: number = WALK,
  self = 0,
  besides = -1,
): number {
  const { dx, dy, size } = shape;
  const x = map.x(square);
  const y = map.y(square);
  for (let part = 0; part < size; part++) {
    const left = x - dx[part]!;
    const top = y - dy[part]!;
    if (left < 0 || top < 0 || left >= map.width || top >= map.height) {
      continue;
    }
    const place = map.square(left, top);
    if (hasRoom(map, shape, place, mode, self) && !covers(map, shape, place, besides)) {
      return place;
    }
  }
  return -1;
}

/** A square and those that adjoin it, or each other, up to a number of squares. */
export function cluster(
  map: LevelMap,
  from: number,
  belongs: (square: number) => boolean,
  most: number,
): number[] {
  const found = new Set([from]);
  for (const square of found) {
    for (let direction = 1; direction <= 8 && found.size < most; direction++) {
      const next = map.neighbour(square, direction);
      if (belongs(next)) {
        found.add(next);
      }
    }
  }
  return [...found];
}
