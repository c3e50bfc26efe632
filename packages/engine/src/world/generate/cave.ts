// Caves: a cellular automaton. Every square begins as stone or air by luck; then, some times over, it
// becomes what most squares around it are.

import type { Chance } from '../../chance/index.ts';
import type { LevelMap } from '../level-map.ts';
import { type Box, eachOf } from './box.ts';
import { flood, joinThrough, terrainTable } from './ground.ts';

/** Stone in a hundred squares at first; a cave that comes out too small is dug again with less. */
const STONE_PERCENT = 44;
const LESS_STONE = 3;
const ATTEMPTS = 6;
const SMOOTHINGS = 4;
/** Squares out of nine, the square's own included, that make it stone. */
const MAJORITY = 5;
/** The least share of a cave that is air, as one in so many squares. */
const AIRY = 3;
/** Hollows smaller than this are filled in. */
const LEAST_HOLLOW = 10;

/** Digs a cave into a box of rock that leaves the outermost squares of the box standing. */
export function digCave(chance: Chance, map: LevelMap, box: Box): void {
  let stone = new Uint8Array(map.size);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    stone = smoothed(chance, map, box, STONE_PERCENT - attempt * LESS_STONE);
    let air = 0;
    eachOf(box, (x, y) => {
      air += 1 - stone[map.square(x, y)]!;
    });
    if (air * AIRY >= box.width * box.height) {
      break;
    }
  }
  eachOf(box, (x, y) => {
    if (stone[map.square(x, y)] === 0) {
      map.setTerrain(map.square(x, y), 'cave-floor');
    }
  });
  fillHollows(map, box);
  joinThrough(map, ['rock'], 'cave-floor');
}

/** 1 for stone, outside the box too. */
function smoothed(
  chance: Chance,
  map: LevelMap,
  box: Box,
  percent: number,
): Uint8Array<ArrayBuffer> {
  const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  let stone = new Uint8Array(map.size).fill(1);
  eachOf(inner, (x, y) => {
    stone[map.square(x, y)] = chance.test(percent, 100, 'stone') ? 1 : 0;
  });
  for (let round = 0; round < SMOOTHINGS; round++) {
    const next = new Uint8Array(map.size).fill(1);
    eachOf(inner, (x, y) => {
      const square = map.square(x, y);
      let around = 0;
      for (const offset of map.offsets) {
        around += stone[square + offset]!;
      }
      next[square] = around >= MAJORITY ? 1 : 0;
    });
    stone = next;
  }
  return stone;
}

function fillHollows(map: LevelMap, box: Box): void {
  const air = terrainTable(['cave-floor']);
  const seen = new Uint8Array(map.size);
  const hollows: number[][] = [];
  eachOf(box, (x, y) => {
    const square = map.square(x, y);
    if (seen[square] === 0 && air[map.terrain[square]!] === 1) {
      const reached = new Uint8Array(map.size);
      flood(map, [square], air, reached);
      const hollow: number[] = [];
      reached.forEach((mark, place) => {
        if (mark === 1) {
          seen[place] = 1;
          hollow.push(place);
        }
      });
      hollows.push(hollow);
    }
  });
  const largest = Math.max(0, ...hollows.map(({ length }) => length));
  for (const hollow of hollows) {
    if (hollow.length < Math.min(LEAST_HOLLOW, largest)) {
      for (const square of hollow) {
        map.setTerrain(square, 'rock');
      }
    }
  }
}

/** Gives every open square of caves and water walls of its own where it borders on rock. */
export function wallCaves(map: LevelMap): void {
  const bare = terrainTable(['cave-floor', 'shallow-water', 'water']);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const square = map.square(x, y);
      if (
        map.terrainAt(square) === 'rock' &&
        map.offsets.some(offset => bare[map.terrain[square + offset]!] === 1)
      ) {
        map.setTerrain(square, 'cave-wall');
      }
    }
  }
}
