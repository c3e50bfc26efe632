// Sewers: walled canals with a path on both sides along and across the level, bridges where they cross, and rooms
// beside them.

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { DiggingRules } from '../../../worldrules/index.ts';
import type { LevelMap } from '../../level-map.ts';
import type { Terrain } from '../../terrain.ts';
import { type Box, eachOf, grown } from '../box.ts';
import { joinToGround } from '../corridors.ts';
import { terrainTable } from '../ground.ts';
import { placeRooms } from '../place-rooms.ts';

const CANAL = terrainTable(['sewage', 'bridge', 'water']);
const PATHS = terrainTable(['floor', 'sewage', 'bridge']);

/** Squares across a canal with its two paths. */
const ACROSS = 3;

/** Digs the canals and rooms of a level. @returns the rooms */
export function digSewers(chance: Chance, rules: DiggingRules, map: LevelMap): Box[] {
  const canals = digCanals(chance, rules, map);
  const rooms = placeRoomsBeside(chance, rules, map, canals);
  const isPath = (square: number) =>
    PATHS[map.terrain[square]!] === 1 &&
    canals.some(canal => isIn(canal, map.x(square), map.y(square)));
  for (const room of rooms) {
    joinToGround(chance, map, room, isPath, map.square(map.width >> 1, map.height >> 1));
  }
  wallCanals(map, canals);
  return rooms;
}

function isIn({ x, y, width, height }: Box, column: number, row: number): boolean {
  return column >= x && row >= y && column < x + width && row < y + height;
}

function digCanals(chance: Chance, rules: DiggingRules, map: LevelMap): Box[] {
  const { along, across } = rules.branches.sewers;
  const canals: Box[] = [];
  const band = floorDiv(map.height, along);
  for (let canal = 0; canal < along; canal++) {
    const y = canal * band + 2 + chance.below(band - ACROSS - 3, 'canal');
    canals.push({ x: 2, y, width: map.width - 4, height: ACROSS });
  }
  const [top, bottom] = [canals[0]!, canals.at(-1)!];
  const columns = across.least + chance.below(across.most - across.least + 1, 'canals');
  const strip = floorDiv(map.width, columns);
  for (let canal = 0; canal < columns; canal++) {
    const x = canal * strip + 3 + chance.below(strip - ACROSS - 4, 'canal');
    canals.push({ x, y: top.y, width: ACROSS, height: bottom.y + ACROSS - top.y });
  }
  for (const canal of canals) {
    eachOf(canal, (x, y) => map.setTerrain(map.square(x, y), 'floor'));
  }
  for (const canal of canals) {
    eachOf(middle(canal), (x, y) => {
      const square = map.square(x, y);
      const other = canals.some(one => one !== canal && isIn(one, x, y));
      const terrain: Terrain = other ? 'bridge' : 'sewage';
      map.setTerrain(square, terrain);
    });
  }
  return canals;
}

/** The channel between the two paths of a canal. */
function middle({ x, y, width, height }: Box): Box {
  return width > height
    ? { x: x + 1, y: y + 1, width: width - 2, height: 1 }
    : { x: x + 1, y: y + 1, width: 1, height: height - 2 };
}

/** Rooms in the rock between the canals. */
function placeRoomsBeside(
  chance: Chance,
  rules: DiggingRules,
  map: LevelMap,
  canals: readonly Box[],
): Box[] {
  const wide = canals.filter(({ width, height }) => width > height);
  const high = canals.filter(({ width, height }) => width <= height);
  const columns = gaps(map.width, high.map(({ x }) => x).toSorted(ascending));
  const rows = gaps(map.height, wide.map(({ y }) => y).toSorted(ascending));
  return rows.flatMap(([y, height]) =>
    columns.flatMap(([x, width]) => placeRooms(chance, rules.rooms, map, { x, y, width, height })),
  );
}

function ascending(one: number, other: number): number {
  return one - other;
}

/** What is left of a length between canals. @param starts of the canals, ascending */
function gaps(
  length: number,
  starts: readonly number[],
): (readonly [from: number, size: number])[] {
  const ends = [...starts, length];
  return ends.map((end, at) => {
    const from = at === 0 ? 0 : starts[at - 1]! + ACROSS;
    return [from, end - from] as const;
  });
}

/** Walls where rock borders on a canal or its paths. */
function wallCanals(map: LevelMap, canals: readonly Box[]): void {
  for (const canal of canals) {
    eachOf(grown(canal, 1), (x, y) => {
      const square = map.square(x, y);
      const borders = map.offsets.some(offset => {
        const number = map.terrain[square + offset]!;
        return CANAL[number] === 1 || PATHS[number] === 1;
      });
      if (map.terrainAt(square) === 'rock' && borders) {
        map.setTerrain(square, 'wall');
      }
    });
  }
}
