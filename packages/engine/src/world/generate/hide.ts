// Hidden doors and pieces of corridor: a second way round for who searches, never the only one.
// NetHack 3.6.7 src/mklev.c (dodoor, which hides one door in eight) and src/sp_lev.c (dig_corridor).

import type { Chance } from '../../chance/index.ts';
import type { LevelMap } from '../level-map.ts';
import { isDoor, type Terrain } from '../terrain.ts';
import { corridorIsHidden, doorIsHidden } from './by-depth.ts';
import { firstOf, flood, UNLOCKED } from './ground.ts';

/** Hides some doors and pieces of corridor that can be walked around without a key. */
export function hideWays(chance: Chance, map: LevelMap, depth: number): void {
  for (let square = 0; square < map.size; square++) {
    const terrain = map.terrainAt(square);
    if (isDoor(terrain)) {
      if (doorIsHidden(chance, depth)) {
        hide(map, square, 'secret-door');
      }
    } else if (terrain === 'corridor' && isMidway(map, square)) {
      if (corridorIsHidden(chance, depth)) {
        hide(map, square, 'secret-corridor');
      }
    }
  }
}

/** Whether it borders on two pieces of corridor and on nothing else that is open. */
function isMidway(map: LevelMap, square: number): boolean {
  let corridors = 0;
  for (let direction = 1; direction <= 8; direction++) {
    const next = map.neighbour(square, direction);
    if (UNLOCKED[map.terrain[next]!] === 1) {
      if (map.terrainAt(next) !== 'corridor') {
        return false;
      }
      corridors++;
    }
  }
  return corridors === 2;
}

/** Hides a square, unless that cuts something off. */
function hide(map: LevelMap, square: number, as: Terrain): void {
  const before = map.terrainAt(square);
  map.setTerrain(square, as);
  if (!hangsTogether(map)) {
    map.setTerrain(square, before);
  }
}

function hangsTogether(map: LevelMap): boolean {
  const reached = new Uint8Array(map.size);
  flood(map, [firstOf(map, UNLOCKED)], UNLOCKED, reached);
  return map.terrain.every((number, square) => UNLOCKED[number] === 0 || reached[square] === 1);
}
