// Ground of another kind on deeper levels of the main dungeon: trees, ice, and lava with bridges over it. It is laid
// over a finished level and never divides it.

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { Span, ZoneDigging } from '../../../worldrules/index.ts';
import type { LevelMap } from '../../level-map.ts';
import { hangsTogether, joinThrough, STRAIGHT, terrainTable, UNLOCKED } from '../ground.ts';

/** Ground that may be covered. */
const BARE = terrainTable(['floor', 'cave-floor']);

/** The most of a level's bare ground that is covered: 1 in this number. */
const COVERED_ONE_IN = 3;

/** The zone of a level; undefined for none. @param depth from 1 */
export function zoneAt(zones: readonly ZoneDigging[], depth: number): ZoneDigging | undefined {
  return zones.findLast(({ from }) => depth >= from);
}

/** Lays patches of a zone's ground. */
export function layZone(chance: Chance, zone: ZoneDigging, map: LevelMap): void {
  const bare = bareSquares(map);
  let left = floorDiv(bare.length, COVERED_ONE_IN);
  const patches = within(chance, zone.patches, 'patches');
  for (let patch = 0; patch < patches && left > 0; patch++) {
    const size = Math.min(left, within(chance, zone.size, 'patch-size'));
    const from = bare[chance.below(bare.length, 'patch')]!;
    left -= size;
    cover(map, zone.ground, spread(chance, map, from, size));
  }
  if (zone.ground === 'lava') {
    joinThrough(map, ['lava'], 'bridge', UNLOCKED);
  }
}

function within(chance: Chance, { least, most }: Span, label: string): number {
  return least + chance.below(most - least + 1, label);
}

function bareSquares(map: LevelMap): number[] {
  return Array.from({ length: map.size }, (_, square) => square).filter(
    square => BARE[map.terrain[square]!] === 1,
  );
}

/** A patch of bare squares around one. */
function spread(chance: Chance, map: LevelMap, from: number, size: number): number[] {
  const patch: number[] = [];
  const edge = BARE[map.terrain[from]!] === 1 ? [from] : [];
  const known = new Set(edge);
  while (edge.length > 0 && patch.length < size) {
    const [square] = edge.splice(chance.below(edge.length, 'spread'), 1) as [number];
    patch.push(square);
    for (const direction of STRAIGHT) {
      const next = map.neighbour(square, direction);
      if (!known.has(next) && BARE[map.terrain[next]!] === 1) {
        known.add(next);
        edge.push(next);
      }
    }
  }
  return patch;
}

function cover(map: LevelMap, ground: ZoneDigging['ground'], patch: readonly number[]): void {
  for (const square of patch) {
    const before = map.terrainAt(square);
    map.setTerrain(square, ground);
    if (ground === 'tree' && !hangsTogether(map)) {
      map.setTerrain(square, before);
    }
    if (ground === 'lava') {
      map.setLit(square, true);
    }
  }
}
