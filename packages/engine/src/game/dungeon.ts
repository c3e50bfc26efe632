// The first dungeon: one level of six rooms. The way out is in the room farthest from the hero; the
// pack is between, the kobold at the stairs.

import { makeMonster } from '../actors/index.ts';
import type { Chance } from '../chance/index.ts';
import { type Content, makeObject } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { digRooms, type LevelMap, type Room, WALK } from '../world/index.ts';
import { Level } from './level.ts';

const PLAN = { columns: 3, rows: 2, cellWidth: 20, cellHeight: 11 };

/** What lives and lies in the rooms, by how far they are from the hero's. */
const NEXT_ROOM = ['jackal', 'jackal', 'jackal'];
const LAST_ROOM = ['kobold'];
const SIDE_ROOM = ['potion_of_healing'];
const BOOK_ROOM = ['book_of_mending'];

/** A dug and filled level, and the square on which the hero begins. */
export interface FirstLevel {
  readonly level: Level;
  readonly start: number;
}

/** Digs and fills the level. @param nextId gives unused ids */
export function makeFirstLevel(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  nextId: () => number,
): FirstLevel {
  const { map, rooms } = digRooms(chance, PLAN);
  const level = new Level(map);
  const row = chance.below(PLAN.rows, 'start-row');
  const east = chance.test(1, 2, 'start-east');
  const room = (column: number, inRow: number) =>
    rooms[inRow * PLAN.columns + (east ? PLAN.columns - 1 - column : column)]!;
  const start = freeSquare(chance, level, room(0, row));
  map.occupant[start] = HERO_ID;
  map.setTerrain(freeSquare(chance, level, room(2, 1 - row)), 'stairs-up');
  const populate = (ids: readonly string[], where: Room) => {
    for (const id of ids) {
      level.place(
        makeMonster(
          chance,
          ruleset,
          content,
          content.archetype(id),
          freeSquare(chance, level, where),
          nextId,
        ),
      );
    }
  };
  populate(NEXT_ROOM, room(1, row));
  populate(LAST_ROOM, room(2, 1 - row));
  const scatter = (ids: readonly string[], where: Room) => {
    for (const id of ids) {
      const thing = makeObject(content, content.archetype(id), nextId);
      level.drop(freeSquare(chance, level, where), thing);
    }
  };
  scatter(SIDE_ROOM, room(1, 1 - row));
  scatter(BOOK_ROOM, room(0, 1 - row));
  map.occupant[start] = 0;
  return { level, start };
}

/** The hero's id. */
export const HERO_ID = 1;

/** A floor square of a room with nobody and nothing on it. */
function freeSquare(chance: Chance, level: Level, room: Room): number {
  const free = squaresOf(level.map, room).filter(
    square =>
      level.map.occupant[square] === 0 &&
      !level.items.has(square) &&
      level.map.terrainAt(square) === 'floor' &&
      (level.map.bits[square]! & WALK) !== 0,
  );
  return free[chance.below(free.length, 'place')]!;
}

function squaresOf(map: LevelMap, { x, y, width, height }: Room): number[] {
  return Array.from({ length: width * height }, (_, place) =>
    map.square(x + (place % width), y + Math.floor(place / width)),
  );
}
