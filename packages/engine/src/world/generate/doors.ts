// Doors in doorways: their kind depends on chance and depth. A locked door never blocks the only path.

import type { Chance } from '../../chance/index.ts';
import type { DoorDigging } from '../../worldrules/index.ts';
import type { LevelMap } from '../level-map.ts';
import { TERRAINS } from '../terrain.ts';
import { doorKind } from './by-depth.ts';
import { firstOf, flood, UNLOCKED } from './ground.ts';

/** Places doors in all doorways. */
export function hangDoors(chance: Chance, rules: DoorDigging, map: LevelMap, depth: number): void {
  for (let square = 0; square < map.size; square++) {
    if (map.terrainAt(square) === 'doorway') {
      map.setTerrain(square, doorKind(chance, rules, depth));
    }
  }
  unlockWays(map);
}

/** Unlocks every door that can't be bypassed. */
function unlockWays(map: LevelMap): void {
  const reached = new Uint8Array(map.size);
  const first = firstOf(map, UNLOCKED);
  if (first < 0) {
    return;
  }
  flood(map, [first], UNLOCKED, reached);
  for (let square = lockBetween(map, reached); square >= 0; square = lockBetween(map, reached)) {
    map.setTerrain(square, 'closed-door');
    flood(map, [square], UNLOCKED, reached);
  }
}

/** A locked door between reached and unreached ground, or −1. */
function lockBetween(map: LevelMap, reached: Uint8Array): number {
  const beside = (square: number, is: (next: number) => boolean) =>
    map.offsets.some(offset => is(square + offset));
  return map.terrain.findIndex(
    (number, square) =>
      TERRAINS[number]!.name === 'locked-door' &&
      beside(square, next => reached[next] === 1) &&
      beside(square, next => reached[next] === 0 && UNLOCKED[map.terrain[next]!] === 1),
  );
}
