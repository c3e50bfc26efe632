// A vault: a small drawing with walls around it that is set into the rock of a finished level and joined to it.

import type { Chance } from '../../chance/index.ts';
import type { LevelMap } from '../level-map.ts';
import type { DrawnLevel } from '../level-text.ts';
import { isDoor, type Terrain } from '../terrain.ts';
import { type Box, eachOf, grown } from './box.ts';
import { shortestDig, terrainTable } from './ground.ts';

/** A vault that has its place. */
export interface SetVault {
  readonly box: Box;
  /** Its marks, by their letters, as squares of the level. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
}

/** Ground that the way from a vault may lead to. */
const REACHED = terrainTable([
  'corridor',
  'floor',
  'cave-floor',
  'shallow-water',
  'sewage',
  'bridge',
  'ice',
  'doorway',
  'open-door',
  'broken-door',
  'closed-door',
]);

/** Where a vault may be set. */
const ROCK = terrainTable(['rock']);
const BARE = terrainTable(['floor', 'cave-floor']);

/** What a way may be dug through. */
const DUG = terrainTable(['rock', 'cave-wall']);

/**
 * Sets a drawing into solid rock and digs ways from its doors to the level; where there is no such rock, on open
 * ground. Labels: `vault-x`, `vault-y`.
 * @param tries places that are tried
 * @returns where it is; undefined if it fits nowhere
 */
export function setVault(
  chance: Chance,
  map: LevelMap,
  drawing: DrawnLevel,
  tries: number,
): SetVault | undefined {
  const { width, height } = drawing.map;
  const room = { x: map.width - width - 2, y: map.height - height - 2 };
  if (room.x < 1 || room.y < 1) {
    return undefined;
  }
  for (const place of [inRock, onGround]) {
    for (let turn = 0; turn < tries; turn++) {
      const x = 1 + chance.below(room.x, 'vault-x');
      const y = 1 + chance.below(room.y, 'vault-y');
      const box = { x, y, width, height };
      if (place(map, drawing, box)) {
        return { box, marks: marksAt(map, drawing, box) };
      }
    }
  }
  return undefined;
}

/** Sets a vault into solid rock. @returns whether there is rock all around, and a way to it */
function inRock(map: LevelMap, drawing: DrawnLevel, box: Box): boolean {
  return isAll(map, grown(box, 1), ROCK) && join(map, drawing, box);
}

/** Sets a vault on open ground, which leaves a way around it. @returns whether there is ground all around */
function onGround(map: LevelMap, drawing: DrawnLevel, box: Box): boolean {
  const fits = isAll(map, grown(box, 1), BARE);
  if (fits) {
    draw(map, drawing, box);
  }
  return fits;
}

function isAll(map: LevelMap, box: Box, table: Uint8Array): boolean {
  let all = true;
  eachOf(box, (x, y) => {
    all &&= table[map.terrain[map.square(x, y)]!] === 1;
  });
  return all;
}

/** Draws the squares of a vault. */
function draw(map: LevelMap, drawing: DrawnLevel, box: Box): void {
  eachOf({ x: 0, y: 0, width: box.width, height: box.height }, (x, y) => {
    const from = drawing.map.square(x, y);
    const to = map.square(box.x + x, box.y + y);
    map.setTerrain(to, drawing.map.terrainAt(from));
    map.setLit(to, drawing.map.lit[from] === 1);
  });
}

/** Draws the vault and digs the way to it, unless there is none. @returns whether there is */
function join(map: LevelMap, drawing: DrawnLevel, box: Box): boolean {
  const doors = doorsOf(drawing).map(([x, y]) => map.square(box.x + x, box.y + y));
  const inside = new Set<number>();
  eachOf(box, (x, y) => {
    inside.add(map.square(x, y));
  });
  const ways = doors.map(door => {
    const starts = [1, 3, 5, 7]
      .map(direction => map.neighbour(door, direction))
      .filter(square => !inside.has(square) && map.has(square));
    return { starts, way: outside(map, starts, inside) };
  });
  if (ways.length === 0 || ways.some(({ way }) => way === undefined)) {
    return false;
  }
  draw(map, drawing, box);
  for (const { starts, way } of ways) {
    for (const square of [...starts.slice(0, 1), ...way!]) {
      const isCave = map.offsets.some(offset => map.terrainAt(square + offset) === 'cave-floor');
      const ground: Terrain = isCave ? 'cave-floor' : 'corridor';
      if (DUG[map.terrain[square]!] === 1) {
        map.setTerrain(square, ground);
      }
    }
  }
  return true;
}

/** The squares between the outside of a door and the ground of the level. */
function outside(
  map: LevelMap,
  starts: readonly number[],
  inside: ReadonlySet<number>,
): number[] | undefined {
  const isGround = (square: number) => !inside.has(square) && REACHED[map.terrain[square]!] === 1;
  const closed = map.terrain.slice();
  for (const square of inside) {
    closed[square] = WALL;
  }
  return starts.length === 0
    ? undefined
    : shortestDig(map, starts.slice(0, 1), DUG, isGround, undefined, closed);
}

const WALL = terrainTable(['wall']).indexOf(1);

/** The squares of the doors in the outer wall of a drawing. */
function doorsOf({ map }: DrawnLevel): (readonly [number, number])[] {
  const doors: (readonly [number, number])[] = [];
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const isEdge = x === 0 || y === 0 || x === map.width - 1 || y === map.height - 1;
      const terrain = map.terrainAt(map.square(x, y));
      if (isEdge && (isDoor(terrain) || terrain === 'secret-door')) {
        doors.push([x, y]);
      }
    }
  }
  return doors;
}

function marksAt(map: LevelMap, { map: drawn, marks }: DrawnLevel, { x, y }: Box) {
  return new Map(
    [...marks].map(
      ([letter, squares]) =>
        [
          letter,
          squares.map(square => map.square(x + drawn.x(square), y + drawn.y(square))),
        ] as const,
    ),
  );
}
