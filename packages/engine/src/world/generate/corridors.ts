// Corridors: first enough short ones to connect all rooms, then some more for alternative routes.

import type { Chance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { LevelMap } from '../level-map.ts';
import type { Box } from './box.ts';
import { STRAIGHT, shortestDig, terrainTable } from './ground.ts';

const NORTH = 1;
const EAST = 3;
const SOUTH = 5;
const WEST = 7;

const DUG = terrainTable(['rock', 'corridor']);

/** Connects all rooms. @param loopsOneIn an alternative route is dug with probability 1 in this number */
export function joinRooms(
  chance: Chance,
  loopsOneIn: number,
  map: LevelMap,
  rooms: readonly Box[],
): void {
  const inside = rooms.slice(0, 1);
  const outside = rooms.slice(1);
  const spare: (readonly [Box, Box])[] = [];
  while (outside.length > 0) {
    const [near, far] = nearestPair(inside, outside);
    digCorridor(chance, map, near, far);
    // The second-nearest room makes a good alternative route.
    const others = inside.filter(room => room !== near);
    if (others.length > 0) {
      spare.push([nearestPair(others, [far])[0], far]);
    }
    inside.push(far);
    outside.splice(outside.indexOf(far), 1);
  }
  const sure = spare.length > 0 ? chance.below(spare.length, 'sure-loop') : -1;
  spare.forEach(([one, other], index) => {
    if (index === sure || chance.test(1, loopsOneIn, 'loop')) {
      digCorridor(chance, map, one, other);
    }
  });
}

/** Connects a room to the nearest ground of a kind that isn't part of a room, such as a cave. */
export function joinToGround(
  chance: Chance,
  map: LevelMap,
  room: Box,
  isGround: (square: number) => boolean,
  towards: number,
): void {
  const start = makeDoor(chance, map, room, sideTowards(room, map.x(towards), map.y(towards)));
  if (!isGround(start)) {
    dig(map, [start], isGround, chance);
  }
}

function nearestPair(ones: readonly Box[], others: readonly Box[]): readonly [Box, Box] {
  let best: readonly [Box, Box] = [ones[0]!, others[0]!];
  for (const one of ones) {
    for (const other of others) {
      if (gap(one, other) < gap(...best)) {
        best = [one, other];
      }
    }
  }
  return best;
}

/** Approximate number of steps between two rooms. */
function gap(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return across + down;
}

function digCorridor(chance: Chance, map: LevelMap, from: Box, to: Box): void {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const start = makeDoor(chance, map, from, sideTowards(from, toX, toY));
  const end = makeDoor(chance, map, to, sideTowards(to, fromX, fromY));
  if (start !== end) {
    dig(map, [start], square => square === end, chance);
  }
  map.setTerrain(start, 'corridor');
  map.setTerrain(end, 'corridor');
}

function middle({ x, y, width, height }: Box): readonly [number, number] {
  return [x + (width >> 1), y + (height >> 1)];
}

function dig(
  map: LevelMap,
  starts: readonly number[],
  isGoal: (square: number) => boolean,
  chance: Chance,
): void {
  // Among equally short paths, chance decides which way the corridor turns first.
  const first = chance.below(STRAIGHT.length, 'corridor-turn');
  const order = [...STRAIGHT.slice(first), ...STRAIGHT.slice(0, first)];
  const way = shortestDig(map, starts, DUG, isGoal, order);
  if (way === undefined) {
    throw new InvariantError('no way through the rock between two rooms');
  }
  for (const square of [...starts, ...way]) {
    map.setTerrain(square, 'corridor');
  }
}

/** The side of a room that faces a square: across the wider gap. */
function sideTowards({ x, y, width, height }: Box, toX: number, toY: number): number {
  const across = Math.max(x - toX, toX - (x + width - 1));
  const down = Math.max(y - toY, toY - (y + height - 1));
  if (across > down) {
    return toX < x ? WEST : EAST;
  }
  return toY < y ? NORTH : SOUTH;
}

/**
 * Makes a doorway in a side of a room, not next to another. Without a free position it uses an existing one.
 * @returns the square outside
 */
function makeDoor(chance: Chance, map: LevelMap, room: Box, side: number): number {
  const upright = side === EAST || side === WEST;
  const along = upright ? SOUTH : EAST;
  const squares = Array.from({ length: upright ? room.height : room.width }, (_, index) =>
    upright
      ? map.square(side === WEST ? room.x - 1 : room.x + room.width, room.y + index)
      : map.square(room.x + index, side === NORTH ? room.y - 1 : room.y + room.height),
  );
  const isDoorway = (square: number) => map.terrainAt(square) === 'doorway';
  const free = squares.filter(
    square =>
      !isDoorway(square) &&
      !isDoorway(square + map.offsets[along]!) &&
      !isDoorway(square - map.offsets[along]!),
  );
  const choice = free.length > 0 ? free : squares.filter(isDoorway);
  const door = choice[chance.below(choice.length, 'door')]!;
  map.setTerrain(door, 'doorway');
  return map.neighbour(door, side);
}
