// Connectivity of a level: flood fill over terrain, and tunnels between unconnected parts.

import { STRAIGHT_FIRST } from '../directions.ts';
import type { LevelMap } from '../level-map.ts';
import { isDoor, TERRAINS, type Terrain, terrainNumber, WALK } from '../terrain.ts';

/** Straight directions only, so that tunnels look like corridors. */
export const STRAIGHT: readonly number[] = [1, 3, 5, 7];

/** A table by terrain number: 1 for the given terrains. */
export function terrainTable(names: Iterable<Terrain>): Uint8Array {
  const table = new Uint8Array(TERRAINS.length);
  for (const name of names) {
    table[terrainNumber(name)] = 1;
  }
  return table;
}

/** Walkable terrain, and doors in any state. */
const GROUND = terrainTable(
  TERRAINS.filter(({ name, walk }) => walk || isDoor(name)).map(({ name }) => name),
);

/** Terrain that is passable without a key. */
export const UNLOCKED: Uint8Array = terrainTable(
  TERRAINS.filter(({ name, walk }) => walk || (isDoor(name) && name !== 'locked-door')).map(
    ({ name }) => name,
  ),
);

/** A map's bits with every door open, for distances between its parts. */
export function doorsOpen(map: LevelMap): Uint8Array {
  return map.terrain.map(number => (GROUND[number] === 1 ? WALK : 0));
}

/** The first square with one of the terrains, or −1. */
export function firstOf(map: LevelMap, table: Uint8Array): number {
  return map.terrain.findIndex((number, square) => table[number] === 1 && map.has(square));
}

/** Marks in `reached` everything connected to the given squares over a table's terrains. */
export function flood(
  map: LevelMap,
  starts: readonly number[],
  table: Uint8Array,
  reached: Uint8Array,
): void {
  const waiting = [...starts];
  for (const square of waiting) {
    reached[square] = 1;
  }
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    for (const direction of STRAIGHT_FIRST) {
      const next = map.neighbour(square, direction);
      if (reached[next] === 0 && table[map.terrain[next]!] === 1 && map.has(next)) {
        reached[next] = 1;
        waiting.push(next);
      }
    }
  }
}

/** Whether all ground can be reached without a key. */
export function hangsTogether(map: LevelMap): boolean {
  const reached = new Uint8Array(map.size);
  flood(map, [firstOf(map, UNLOCKED)], UNLOCKED, reached);
  return map.terrain.every((number, square) => UNLOCKED[number] === 0 || reached[square] === 1);
}

/**
 * The squares of a shortest path from some squares to the nearest goal, exclusive, by straight steps over a
 * table's terrains; undefined if there is none.
 * @param directions in the order in which they are tried
 * @param terrain numbers by square; absent: those of the map
 */
export function shortestDig(
  map: LevelMap,
  starts: readonly number[],
  table: Uint8Array,
  isGoal: (square: number) => boolean,
  directions: readonly number[] = STRAIGHT,
  terrain: Uint8Array = map.terrain,
): number[] | undefined {
  const before = new Int32Array(map.size).fill(-1);
  const queue = [...starts];
  for (const square of starts) {
    before[square] = square;
  }
  for (let at = 0; at < queue.length; at++) {
    const square = queue[at]!;
    for (const direction of directions) {
      const next = map.neighbour(square, direction);
      if (!map.has(next) || before[next] !== -1) {
        continue;
      }
      if (isGoal(next)) {
        const way: number[] = [];
        for (let back = square; before[back] !== back; back = before[back]!) {
          way.push(back);
        }
        return way;
      }
      if (table[terrain[next]!] === 1) {
        before[next] = square;
        queue.push(next);
      }
    }
  }
  return undefined;
}

/**
 * Connects all ground: digs shortest tunnels through diggable terrain until everything is connected or no
 * tunnel is possible.
 * @param ground what counts as connected; absent: walkable terrain, and doors in any state
 */
export function joinThrough(
  map: LevelMap,
  diggable: readonly Terrain[],
  becomes: Terrain,
  ground: Uint8Array = GROUND,
): void {
  const table = terrainTable(diggable);
  const reached = new Uint8Array(map.size);
  const first = firstOf(map, ground);
  if (first < 0) {
    return;
  }
  flood(map, [first], ground, reached);
  for (;;) {
    const starts: number[] = [];
    reached.forEach((mark, square) => {
      if (mark === 1) {
        starts.push(square);
      }
    });
    const isApart = (square: number) => reached[square] === 0 && ground[map.terrain[square]!] === 1;
    const way = shortestDig(map, starts, table, isApart);
    if (way === undefined) {
      return;
    }
    for (const square of way) {
      map.setTerrain(square, becomes);
    }
    flood(map, way.length > 0 ? way : starts, ground, reached);
  }
}
