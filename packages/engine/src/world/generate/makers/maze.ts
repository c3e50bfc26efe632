// A maze over a whole level: ways one square wide between walls, and every square of it reachable.

import type { Chance } from '../../../chance/index.ts';
import type { BranchDigging } from '../../../worldrules/index.ts';
import type { LevelMap } from '../../level-map.ts';
import { STRAIGHT } from '../ground.ts';

/** Squares from one crossing of the maze to the next: a way and a wall. */
const PITCH = 2;

/** Digs a maze: a way through all crossings without a loop, then some walls fewer. */
export function digMaze(
  chance: Chance,
  { loopsOneIn }: BranchDigging['maze'],
  map: LevelMap,
): void {
  const crossings: number[] = [];
  for (let y = 1; y < map.height - 1; y++) {
    for (let x = 1; x < map.width - 1; x++) {
      map.setTerrain(map.square(x, y), 'wall');
      if (x % PITCH === 1 && y % PITCH === 1) {
        crossings.push(map.square(x, y));
      }
    }
  }
  wallIn(map);
  const isCrossing = new Set(crossings);
  const [start] = crossings;
  const way = [start!];
  map.setTerrain(start!, 'floor');
  while (way.length > 0) {
    const here = way.at(-1)!;
    const ahead = STRAIGHT.filter(direction => {
      const next = here + PITCH * map.offsets[direction]!;
      return isCrossing.has(next) && map.terrainAt(next) === 'wall';
    });
    if (ahead.length === 0) {
      way.pop();
      continue;
    }
    const direction = ahead[chance.below(ahead.length, 'maze')]!;
    const next = here + PITCH * map.offsets[direction]!;
    map.setTerrain(map.neighbour(here, direction), 'floor');
    map.setTerrain(next, 'floor');
    way.push(next);
  }
  for (const crossing of crossings) {
    for (const direction of [3, 5]) {
      const wall = map.neighbour(crossing, direction);
      const beyond = map.neighbour(wall, direction);
      if (isCrossing.has(beyond) && map.terrainAt(wall) === 'wall') {
        if (chance.test(1, loopsOneIn, 'maze-loop')) {
          map.setTerrain(wall, 'floor');
        }
      }
    }
  }
}

/** Walls along the edge of the map. */
function wallIn(map: LevelMap): void {
  for (let x = 0; x < map.width; x++) {
    map.setTerrain(map.square(x, 0), 'wall');
    map.setTerrain(map.square(x, map.height - 1), 'wall');
  }
  for (let y = 0; y < map.height; y++) {
    map.setTerrain(map.square(0, y), 'wall');
    map.setTerrain(map.square(map.width - 1, y), 'wall');
  }
}
