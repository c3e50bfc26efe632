// Hidden doors and corridor squares. They hide alternative routes for those who search, never the only one.
// NetHack 3.6.7 src/mklev.c (dodoor, which hides 1 door in 8) and src/sp_lev.c (dig_corridor).

import type { Chance } from '../../chance/index.ts';
import type { DoorDigging } from '../../worldrules/index.ts';
import type { LevelMap } from '../level-map.ts';
import { isDoor, type Terrain } from '../terrain.ts';
import { corridorIsHidden, doorIsHidden } from './by-depth.ts';
import { hangsTogether, UNLOCKED } from './ground.ts';

/** Hides some doors and corridor squares that can be bypassed without a key. */
export function hideWays(chance: Chance, rules: DoorDigging, map: LevelMap, depth: number): void {
  for (let square = 0; square < map.size; square++) {
    const terrain = map.terrainAt(square);
    if (isDoor(terrain)) {
      if (doorIsHidden(chance, rules, depth)) {
        hide(map, square, 'secret-door');
      }
    } else if (terrain === 'corridor' && isMidway(map, square)) {
      if (corridorIsHidden(chance, rules, depth)) {
        hide(map, square, 'secret-corridor');
      }
    }
  }
}

/** Whether it borders on exactly two corridor squares and no other open square. */
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

/** Hides a square unless that disconnects the level. */
function hide(map: LevelMap, square: number, as: Terrain): void {
  const before = map.terrainAt(square);
  map.setTerrain(square, as);
  if (!hangsTogether(map)) {
    map.setTerrain(square, before);
  }
}
