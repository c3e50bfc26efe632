// Caves by a cellular automaton. Every square starts as rock or air at random, then several times takes the
// majority of its surroundings.

import type { Chance } from '../../chance/index.ts';
import type { CaveDigging } from '../../worldrules/index.ts';
import type { LevelMap } from '../level-map.ts';
import { type Box, eachOf } from './box.ts';
import { flood, joinThrough, terrainTable } from './ground.ts';

/** Digs a cave into a box of rock. The outermost squares of the box stay rock. */
export function digCave(chance: Chance, rules: CaveDigging, map: LevelMap, box: Box): void {
  let stone = new Uint8Array(map.size);
  for (let attempt = 0; attempt < rules.attempts; attempt++) {
    stone = smoothed(chance, rules, map, box, rules.stonePercent - attempt * rules.lessStone);
    let air = 0;
    eachOf(box, (x, y) => {
      air += 1 - stone[map.square(x, y)]!;
    });
    if (air * rules.airOneIn >= box.width * box.height) {
      break;
    }
  }
  eachOf(box, (x, y) => {
    if (stone[map.square(x, y)] === 0) {
      map.setTerrain(map.square(x, y), 'cave-floor');
    }
  });
  fillHollows(rules, map, box);
  joinThrough(map, ['rock'], 'cave-floor');
}

/** 1 for rock, also outside the box. */
function smoothed(
  chance: Chance,
  rules: CaveDigging,
  map: LevelMap,
  box: Box,
  percent: number,
): Uint8Array<ArrayBuffer> {
  const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  let stone = new Uint8Array(map.size).fill(1);
  eachOf(inner, (x, y) => {
    stone[map.square(x, y)] = chance.test(Math.max(0, percent), 100, 'stone') ? 1 : 0;
  });
  for (let round = 0; round < rules.smoothings; round++) {
    const next = new Uint8Array(map.size).fill(1);
    eachOf(inner, (x, y) => {
      const square = map.square(x, y);
      let around = 0;
      for (const offset of map.offsets) {
        around += stone[square + offset]!;
      }
      next[square] = around >= rules.majority ? 1 : 0;
    });
    stone = next;
  }
  return stone;
}

function fillHollows({ leastHollow }: CaveDigging, map: LevelMap, box: Box): void {
  const air = terrainTable(['cave-floor']);
  const seen = new Uint8Array(map.size);
  const hollows: number[][] = [];
  eachOf(box, (x, y) => {
    const square = map.square(x, y);
    if (seen[square] === 0 && air[map.terrain[square]!] === 1) {
      const reached = new Uint8Array(map.size);
      flood(map, [square], air, reached);
      const hollow: number[] = [];
      reached.forEach((mark, index) => {
        if (mark === 1) {
          seen[index] = 1;
          hollow.push(index);
        }
      });
      hollows.push(hollow);
    }
  });
  const largest = Math.max(0, ...hollows.map(({ length }) => length));
  for (const hollow of hollows) {
    if (hollow.length < Math.min(leastHollow, largest)) {
      for (const square of hollow) {
        map.setTerrain(square, 'rock');
      }
    }
  }
}

/** Builds cave walls on rock next to open squares of caves and water. */
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
