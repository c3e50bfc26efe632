// Lakes and rivers. Water is deep where it is surrounded by water, and shallow at its banks. Where deep water
// would disconnect the level there is a ford.

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { LevelMap } from '../level-map.ts';
import type { Terrain } from '../terrain.ts';
import { type Box, grown } from './box.ts';
import { joinThrough, STRAIGHT, terrainTable } from './ground.ts';

/** Terrain that water may cover: nothing built. */
const WILD = terrainTable(['cave-floor', 'rock']);
const BUILT = terrainTable(['floor']);

/** A lake around a square of a cave. @param size maximum number of squares */
export function pourLake(
  chance: Chance,
  map: LevelMap,
  from: number,
  within: Box,
  size: number,
): void {
  pour(map, grow(chance, map, from, within, size, WILD));
}

/** A pool in a room; a dry path remains along the walls. @param size maximum number of squares */
export function pourPool(chance: Chance, map: LevelMap, room: Box, size: number): void {
  const { x, y, width, height } = grown(room, -1);
  const from = map.square(x + chance.below(width, 'pool-x'), y + chance.below(height, 'pool-y'));
  pour(map, grow(chance, map, from, { x, y, width, height }, size, BUILT));
}

/** A river from the top to the bottom of a box of caves. @param across its width in squares */
export function pourRiver(
  chance: Chance,
  across: number,
  map: LevelMap,
  { x, y, width, height }: Box,
): void {
  const squares: number[] = [];
  let left = x + 1 + chance.below(width - across - 1, 'river');
  for (let row = y + 1; row < y + height - 1; row++) {
    for (let column = left; column < left + across; column++) {
      if (WILD[map.terrain[map.square(column, row)]!] === 1) {
        squares.push(map.square(column, row));
      }
    }
    left = clamp(left + chance.below(3, 'bend') - 1, x + 1, x + width - across - 1);
  }
  pour(map, squares);
}

/** A patch of squares grown from one by adding random squares at its edge. */
function grow(
  chance: Chance,
  map: LevelMap,
  from: number,
  { x, y, width, height }: Box,
  size: number,
  covers: Uint8Array,
): number[] {
  const blot: number[] = [];
  const edge = [from];
  const known = new Set(edge);
  while (edge.length > 0 && blot.length < size) {
    const index = chance.below(edge.length, 'shore');
    const square = edge[index]!;
    edge[index] = edge.at(-1)!;
    edge.pop();
    blot.push(square);
    for (const direction of STRAIGHT) {
      const next = map.neighbour(square, direction);
      const column = map.x(next) - x;
      const row = map.y(next) - y;
      const inside = column >= 0 && row >= 0 && column < width && row < height;
      if (inside && !known.has(next) && covers[map.terrain[next]!] === 1) {
        known.add(next);
        edge.push(next);
      }
    }
  }
  return blot;
}

function pour(map: LevelMap, squares: readonly number[]): void {
  const wet = new Uint8Array(map.size);
  for (const square of squares) {
    wet[square] = 1;
  }
  for (const square of squares) {
    const isDeep = map.offsets.every(offset => wet[square + offset] === 1);
    const terrain: Terrain = isDeep ? 'water' : 'shallow-water';
    map.setTerrain(square, terrain);
  }
  joinThrough(map, ['water'], 'shallow-water');
  // A river that meets no cave gets a bank that leads to one.
  joinThrough(map, ['rock'], 'cave-floor');
}
