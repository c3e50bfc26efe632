// Places stairs on dry floor, the stairs down at a distance from the stairs up.

import type { Chance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { LevelMap } from '../level-map.ts';
import { DistanceMap } from '../paths.ts';
import { WALK } from '../terrain.ts';
import { doorsOpen, terrainTable } from './ground.ts';

const DRY = terrainTable(['floor', 'cave-floor']);

/** Squares of the requested stairs. */
export interface Stairs {
  readonly up?: number;
  readonly down?: number;
}

/**
 * Places stairs.
 * @param apartTenths least distance between them, in tenths of the longest possible
 */
export function placeStairs(
  chance: Chance,
  apartTenths: number,
  map: LevelMap,
  { up, down }: { readonly up: boolean; readonly down: boolean },
): Stairs {
  const first = up || down ? pick(chance, dryFloor(map), 'stairs') : -1;
  if (!up || !down) {
    if (first >= 0) {
      map.setTerrain(first, up ? 'stairs-up' : 'stairs-down');
    }
    return { ...(up ? { up: first } : {}), ...(down ? { down: first } : {}) };
  }
  const steps = new DistanceMap(map);
  steps.measure(first, WALK, Number.POSITIVE_INFINITY, doorsOpen(map));
  const farthest = steps.steps(steps.squareInOrder(steps.reached - 1));
  const dry = dryFloor(map).filter(square => square !== first);
  const far = dry.filter(square => steps.steps(square) * 10 >= farthest * apartTenths);
  const second = pick(chance, far.length > 0 ? far : farthestOf(dry, steps), 'stairs');
  map.setTerrain(first, 'stairs-up');
  map.setTerrain(second, 'stairs-down');
  return { up: first, down: second };
}

/** The squares with the most steps, where all dry floor is near. */
function farthestOf(squares: readonly number[], steps: DistanceMap): number[] {
  const most = Math.max(...squares.map(square => steps.steps(square)));
  return squares.filter(square => steps.steps(square) === most);
}

function dryFloor(map: LevelMap): number[] {
  const squares: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if (DRY[map.terrain[square]!] === 1) {
      squares.push(square);
    }
  }
  return squares;
}

function pick(chance: Chance, squares: readonly number[], label: string): number {
  if (squares.length === 0) {
    throw new InvariantError('a level without room for stairs');
  }
  return squares[chance.below(squares.length, label)]!;
}
