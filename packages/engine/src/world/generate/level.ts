// Whole levels: rooms and corridors, caves, or both; with doors, water, stairs and light by depth. All
// walkable ground is connected without locked doors.

import type { Chance } from '../../chance/index.ts';
import { integerIn, memberOf } from '../../errors/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import {
  BRANCHES,
  type BranchName,
  type DiggingRules,
  type WaterDigging,
} from '../../worldrules/index.ts';
import { LevelMap } from '../level-map.ts';
import { type Box, eachOf, grown } from './box.ts';
import { caveIsLit, LEVEL_KINDS, type LevelKind, levelKind, roomIsLit } from './by-depth.ts';
import { digCave, wallCaves } from './cave.ts';
import { joinRooms, joinToGround } from './corridors.ts';
import { hangDoors } from './doors.ts';
import { terrainTable } from './ground.ts';
import { hideWays } from './hide.ts';
import { drown } from './makers/drowned.ts';
import { digKeep } from './makers/keep.ts';
import { digMaze } from './makers/maze.ts';
import { digSewers } from './makers/sewers.ts';
import { placeRooms } from './place-rooms.ts';
import { placeStairs } from './stairs.ts';
import { pourLake, pourPool, pourRiver } from './water.ts';

/** The request for a level. */
export interface LevelPlan {
  /** 1…100; 1 is the top level. */
  readonly depth: number;
  /** Absent: random; caves become more frequent with depth, and level 1 always has rooms. */
  readonly kind?: LevelKind | BranchName;
  /** Whether there are stairs up, and stairs down. */
  readonly up: boolean;
  readonly down: boolean;
  /** In squares, 40…200; default 80. */
  readonly width?: number;
  /** In squares, 15…100; default 21, which with lines for messages and status fills 24 rows. */
  readonly height?: number;
}

/** A room, or all caves together. */
export interface Area extends Box {
  readonly kind: 'room' | 'cave';
  readonly lit: boolean;
  /** Dry floor without stairs, row by row: possible positions of items and creatures. */
  readonly squares: readonly number[];
}

/** A dug level. */
export interface DugLevel {
  readonly map: LevelMap;
  readonly kind: LevelKind | BranchName;
  /** Rooms in the order of their placement, then the caves; at least one. */
  readonly areas: readonly Area[];
  /** The squares of the requested stairs. */
  readonly up?: number;
  readonly down?: number;
}

/** The kinds of levels: those of the main dungeon, and of the branches. */
const KINDS: readonly (LevelKind | BranchName)[] = [...LEVEL_KINDS, ...BRANCHES];

const CAVE = terrainTable(['cave-floor', 'shallow-water']);
const UNLIT = terrainTable(['rock', 'corridor', 'secret-corridor']);
const DRY = terrainTable(['floor', 'cave-floor']);

/** Digs a level. @throws UsageError for a plan out of range */
export function digLevel(chance: Chance, rules: DiggingRules, plan: LevelPlan): DugLevel {
  const depth = integerIn('depth', plan.depth, 1, 100);
  const width = integerIn('width', plan.width ?? 80, 40, 200);
  const height = integerIn('height', plan.height ?? 21, 15, 100);
  const kind = memberOf('kind', plan.kind ?? levelKind(chance, rules, depth), KINDS);
  const map = new LevelMap(width, height);
  const { rooms, cave } = dig(chance, rules, map, kind);
  if (kind === 'drowned') {
    drown(chance, rules.branches.drowned, map, rooms);
  } else if (kind !== 'keep' && kind !== 'sewers' && kind !== 'maze') {
    pourWater(chance, rules.water, map, { rooms, cave });
  }
  hangDoors(chance, rules.doors, map, depth);
  if (kind !== 'drowned') {
    wallCaves(map);
  }
  const stairs = placeStairs(chance, rules.stairsApartTenths, map, plan);
  hideWays(chance, rules.doors, map, depth);
  const areas = rooms.map(room => area(map, 'room', room, roomIsLit(chance, rules.rooms, depth)));
  if (cave !== undefined) {
    const caves = kind === 'mines' ? { ...rules.caves, ...rules.branches.mines } : rules.caves;
    areas.push(area(map, 'cave', cave, caveIsLit(chance, caves, depth)));
  }
  for (const each of areas) {
    if (each.lit) {
      light(map, each);
    }
  }
  return { map, kind, areas, ...stairs };
}

interface Dug {
  readonly rooms: readonly Box[];
  readonly cave: Box | undefined;
}

function dig(
  chance: Chance,
  rules: DiggingRules,
  map: LevelMap,
  kind: LevelKind | BranchName,
): Dug {
  const whole: Box = { x: 0, y: 0, width: map.width, height: map.height };
  if (kind === 'mines') {
    digCave(chance, { ...rules.caves, ...rules.branches.mines }, map, whole);
    return { rooms: [], cave: whole };
  }
  if (kind === 'maze') {
    digMaze(chance, rules.branches.maze, map);
    return { rooms: [whole], cave: undefined };
  }
  if (kind === 'keep') {
    return { rooms: digKeep(chance, rules.branches.keep, map), cave: undefined };
  }
  if (kind === 'sewers') {
    const rooms = digSewers(chance, rules, map);
    return { rooms: rooms.length > 0 ? rooms : [whole], cave: undefined };
  }
  if (kind === 'caves') {
    digCave(chance, rules.caves, map, whole);
    return { rooms: [], cave: whole };
  }
  if (kind === 'rooms' || kind === 'drowned') {
    const rooms = placeRooms(chance, rules.rooms, map, whole);
    joinRooms(chance, rules.loopsOneIn, map, rooms);
    return { rooms, cave: undefined };
  }
  const { least, most } = rules.caves.share;
  const share = least + chance.below(most - least + 1, 'cave-share');
  const caveWidth = floorDiv(map.width * share, 100);
  const isWest = chance.test(1, 2, 'cave-west');
  const cave = { ...whole, x: isWest ? 0 : map.width - caveWidth, width: caveWidth };
  const built = { ...whole, x: isWest ? caveWidth : 0, width: map.width - caveWidth };
  digCave(chance, rules.caves, map, cave);
  const rooms = placeRooms(chance, rules.rooms, map, built);
  joinRooms(chance, rules.loopsOneIn, map, rooms);
  const nearest = rooms.toSorted((one, other) =>
    isWest ? one.x - other.x : other.x + other.width - one.x - one.width,
  );
  const middle = map.square(cave.x + (caveWidth >> 1), map.height >> 1);
  const isCave = (square: number) => CAVE[map.terrain[square]!] === 1;
  for (const room of nearest.slice(0, rules.caves.waysIn)) {
    joinToGround(chance, map, room, isCave, middle);
  }
  return { rooms, cave };
}

/** In `house` half of all caves have a river or a lake, and 1 level in 3 has a pool in its largest room. */
function pourWater(chance: Chance, rules: WaterDigging, map: LevelMap, { rooms, cave }: Dug) {
  const { weights, lake, pool } = rules;
  if (cave !== undefined) {
    const water = chance.pick(weights, 'water');
    if (water === 1) {
      pourRiver(chance, rules.riverWidth, map, cave);
    } else if (water === 2) {
      const shores = squaresOf(map, cave, terrainTable(['cave-floor']));
      const more = clamp(floorDiv(cave.width * cave.height, lake.over), 1, lake.most);
      const size = lake.least + chance.below(more, 'lake');
      const from = shores[chance.below(shores.length, 'lake-place')]!;
      pourLake(chance, map, from, grown(cave, -1), size);
    }
  }
  const [largest] = rooms.toSorted(
    (one, other) => other.width * other.height - one.width * one.height,
  );
  const fits =
    largest !== undefined && largest.width >= pool.width && largest.height >= pool.height;
  if (fits && chance.test(1, pool.oneIn, 'pool')) {
    pourPool(chance, map, largest, floorDiv(largest.width * largest.height, pool.over));
  }
}

function squaresOf(map: LevelMap, box: Box, table: Uint8Array): number[] {
  const squares: number[] = [];
  eachOf(box, (x, y) => {
    const square = map.square(x, y);
    if (table[map.terrain[square]!] === 1) {
      squares.push(square);
    }
  });
  return squares;
}

function area(map: LevelMap, kind: Area['kind'], box: Box, lit: boolean): Area {
  const { x, y, width, height } = box;
  return { kind, x, y, width, height, lit, squares: squaresOf(map, box, DRY) };
}

/** Lights an area with its walls and doors, but not the corridors next to it. */
function light(map: LevelMap, { kind, ...box }: Area): void {
  eachOf(kind === 'room' ? grown(box, 1) : box, (x, y) => {
    const square = map.square(x, y);
    if (UNLIT[map.terrain[square]!] === 0) {
      map.setLit(square, true);
    }
  });
}
