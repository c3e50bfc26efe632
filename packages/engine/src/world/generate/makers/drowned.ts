// Drowned halls: rooms under water, with bridges where the water would divide the level.

import type { Chance } from '../../../chance/index.ts';
import type { BranchDigging } from '../../../worldrules/index.ts';
import type { LevelMap } from '../../level-map.ts';
import { type Box, eachOf, grown } from '../box.ts';
import { joinThrough, STRAIGHT } from '../ground.ts';

/** Floods rooms and corridors of a level that is dug. The first and the last room stay dry: stairs need floor. */
export function drown(
  chance: Chance,
  { roomOneIn, corridorOneIn }: BranchDigging['drowned'],
  map: LevelMap,
  rooms: readonly Box[],
): void {
  const fromWest = rooms.toSorted((one, other) => one.x - other.x);
  for (const room of fromWest.slice(1, -1)) {
    if (chance.test(1, roomOneIn, 'drowned')) {
      eachOf(room, (x, y) => map.setTerrain(map.square(x, y), 'water'));
      clearDoorways(map, room);
    } else {
      eachOf(room, (x, y) => map.setTerrain(map.square(x, y), 'shallow-water'));
      eachOf(grown(room, -1), (x, y) => map.setTerrain(map.square(x, y), 'water'));
    }
  }
  for (let square = 0; square < map.size; square++) {
    if (map.terrainAt(square) === 'corridor' && chance.test(1, corridorOneIn, 'flooded')) {
      map.setTerrain(square, 'shallow-water');
    }
  }
  joinThrough(map, ['water'], 'bridge');
}

/** Dry ground in front of each door. */
function clearDoorways(map: LevelMap, room: Box): void {
  eachOf(grown(room, 1), (x, y) => {
    const square = map.square(x, y);
    for (const direction of map.terrainAt(square) === 'doorway' ? STRAIGHT : []) {
      const inside = map.neighbour(square, direction);
      if (map.terrainAt(inside) === 'water') {
        map.setTerrain(inside, 'shallow-water');
      }
    }
  });
}
