// Stairs into a branch of the dungeon.

import type { Chance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { LevelMap } from '../level-map.ts';
import { DistanceMap } from '../paths.ts';
import { WALK } from '../terrain.ts';
import { doorsOpen, terrainTable } from './ground.ts';

const DRY = terrainTable(['floor', 'cave-floor']);

/** Whether a square is dry floor, without doors and stairs. */
export function isDry(map: LevelMap, square: number): boolean {
  return DRY[map.terrain[square]!] === 1;
}

/** Puts stairs into a branch on dry floor that can be reached from the stairs up. Label: `aside`. @param taken squares that stay free */
export function placeAside(
  chance: Chance,
  map: LevelMap,
  from: number,
  taken: ReadonlySet<number>,
): number {
  const way = new DistanceMap(map);
  way.measure(from, WALK, Number.POSITIVE_INFINITY, doorsOpen(map));
  const squares = [...map.terrain.keys()].filter(
    square => isDry(map, square) && way.steps(square) > 1 && !taken.has(square),
  );
  if (squares.length === 0) {
    throw new InvariantError('a level without room for stairs');
  }
  const square = squares[chance.below(squares.length, 'aside')]!;
  map.setTerrain(square, 'branch-stairs');
  return square;
}
