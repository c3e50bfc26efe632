// Homing of missiles. Crossfire server (find_dir, spell_find_dir), common/map.c (freearr, maxfree),
// server/c_misc (can_see_monsterP).

import type { SpellWorld } from './spell-world.ts';

/** Offsets of the squares around a point: 1–8, 9–24 and 25–48, each ring clockwise from north. */
const X: readonly number[] = [
  ...[0, 0, 1, 1, 1, 0, -1, -1, -1],
  ...[0, 1, 2, 2, 2, 2, 2, 1, 0, -1, -2, -2, -2, -2, -2, -1],
  ...[0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0, -1, -2, -3, -3, -3, -3, -3, -3, -3, -2, -1],
];
const Y: readonly number[] = [
  ...[0, -1, -1, 0, 1, 1, 1, 0, -1],
  ...[-2, -2, -2, -1, 0, 1, 2, 2, 2, 2, 2, 1, 0, -1, -2, -2],
  ...[-3, -3, -3, -3, -2, -1, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0, -1, -2, -3, -3, -3],
];

/** The last number of each ring. */
const RINGS: readonly number[] = [8, 24, 48];

/** The inner squares through which an outer square is seen, from number 9 on. */
const SEEN_THROUGH: readonly (readonly number[])[] = [
  [8, 1, 2],
  [1, 2],
  [2, 10, 12],
  [2, 3],
  [2, 3, 4],
  [3, 4],
  [4, 14, 16],
  [5, 4],
  [4, 5, 6],
  [6, 5],
  [6, 20, 18],
  [7, 6],
  [6, 7, 8],
  [7, 8],
  [8, 22, 24],
  [8, 1],
  [24, 9, 10],
  [9, 10],
  [10, 11],
  [27, 11, 29],
  [11, 12],
  [12, 13],
  [12, 13, 14],
  [13, 14],
  [14, 15],
  [33, 15, 35],
  [16, 15],
  [17, 16],
  [18, 17, 16],
  [18, 17],
  [18, 19],
  [41, 19, 39],
  [19, 20],
  [20, 21],
  [20, 21, 22],
  [21, 22],
  [23, 22],
  [45, 47, 23],
  [23, 24],
  [24, 9],
];

/** The compass direction of a ring's square: straight only in the exact middle of each side. */
const COMPASS: readonly number[] = X.map((x, number) => {
  const y = Y[number]!;
  const across = Math.sign(x);
  for (let direction = 1; direction <= 8; direction++) {
    if (X[direction] === across && Y[direction] === Math.sign(y)) {
      return direction;
    }
  }
  return 0;
});

/**
 * The direction of the nearest visible target of an owner, 0 for none. Rings are searched from the inside; in
 * the first with any target, the choice is uniform.
 */
export function seekDirection(world: SpellWorld, from: number, owner: number): number {
  if (world.quarries !== undefined) {
    const ways = rememberedQuarries(world, world.quarries, from, owner);
    return ways.length > 1 ? ways[world.chance.below(ways.length, 'quarry')]! : (ways[0] ?? 0);
  }
  let first = 1;
  for (let ring = 0; ring < RINGS.length; ring++) {
    const last = RINGS[ring]!;
    let found = 0;
    for (let number = first; number <= last; number++) {
      found += isQuarryAt(world, from, number, owner) ? 1 : 0;
    }
    if (found > 0) {
      let left = found === 1 ? 0 : world.chance.below(found, 'quarry');
      for (let number = first; number <= last; number++) {
        if (isQuarryAt(world, from, number, owner) && left-- === 0) {
          return COMPASS[number]!;
        }
      }
    }
    first = last + 1;
  }
  return 0;
}

/** The targets of the nearest ring with any, as directions: found once while no creature moves. */
function rememberedQuarries(
  world: SpellWorld,
  quarries: Map<number, readonly number[]>,
  from: number,
  owner: number,
): readonly number[] {
  const key = owner * SQUARES_AT_MOST + from;
  let ways = quarries.get(key);
  if (ways === undefined) {
    ways = quarriesAround(world, from, owner);
    quarries.set(key, ways);
  }
  return ways;
}

/** More squares than any level has. */
const SQUARES_AT_MOST = 2 ** 20;

function quarriesAround(world: SpellWorld, from: number, owner: number): readonly number[] {
  let first = 1;
  for (const last of RINGS) {
    const ways: number[] = [];
    for (let number = first; number <= last; number++) {
      if (isQuarryAt(world, from, number, owner)) {
        ways.push(COMPASS[number]!);
      }
    }
    if (ways.length > 0) {
      return ways;
    }
    first = last + 1;
  }
  return [];
}

function isQuarryAt(world: SpellWorld, from: number, number: number, owner: number): boolean {
  const square = squareAround(world, from, number);
  return square >= 0 && world.living.isQuarry(square, owner) && isSeen(world, from, number);
}

/** Whether a square around a point is on the map, transparent, and visible from the point. */
function isSeen(world: SpellWorld, from: number, number: number): boolean {
  const square = squareAround(world, from, number);
  if (square < 0 || !world.ground.openToSight(square)) {
    return false;
  }
  const through = SEEN_THROUGH[number - 9];
  if (through === undefined) {
    return true;
  }
  for (let index = 0; index < through.length; index++) {
    if (isSeen(world, from, through[index]!)) {
      return true;
    }
  }
  return false;
}

/** The step to the east and south in a direction, 0…8. */
export function stepOf(direction: number): readonly [east: number, south: number] {
  return [X[direction]!, Y[direction]!];
}

/** Number of squares around a point, without the point. */
export const SQUARES_AROUND = 48;

/** A square around a point by its number, 0…48; −1 if it or the path to it is off the map. */
export function squareAround(world: SpellWorld, from: number, number: number): number {
  return squareBeside(world, from, X[number]!, Y[number]!);
}

/** The square at an offset to the east and south; −1 if it or the path to it is off the map. */
export function squareBeside({ ground }: SpellWorld, from: number, x: number, y: number): number {
  let [east, south] = [x, y];
  let square = from;
  while (east !== 0 || south !== 0) {
    square = ground.neighbour(square, BY_SIGNS[3 * Math.sign(south) + Math.sign(east) + 4]!);
    if (!ground.has(square)) {
      return -1;
    }
    east -= Math.sign(east);
    south -= Math.sign(south);
  }
  return square;
}

/** Directions by the signs of the south and east offsets. */
const BY_SIGNS: readonly number[] = [8, 1, 2, 7, 0, 3, 6, 5, 4];
