// Places rooms of several sizes at random in a box of rock.

import type { Chance } from '../../chance/index.ts';
import type { LevelMap } from '../level-map.ts';
import { type Box, eachOf, grown, overlap } from './box.ts';

/** Kinds of rooms: weight, and minimum and maximum size inside the walls. */
const SIZES = [
  { weight: 3, width: [3, 5], height: [2, 3] },
  { weight: 5, width: [5, 11], height: [3, 5] },
  { weight: 2, width: [10, 17], height: [4, 7] },
] as const;

const WEIGHTS = SIZES.map(({ weight }) => weight);

/** Attempts per hundred squares of the box. */
const THROWS_PER_HUNDRED = 7;

/** The box has at most one room per this many squares. */
const SQUARES_A_ROOM = 150;

/**
 * Places rooms. At least one square of rock lies between any two rooms (walls included) and at the box's
 * edge.
 */
export function placeRooms(chance: Chance, map: LevelMap, box: Box): Box[] {
  const rooms: Box[] = [];
  const squares = box.width * box.height;
  const throws = Math.ceil((squares * THROWS_PER_HUNDRED) / 100);
  const most = Math.max(2, Math.ceil(squares / SQUARES_A_ROOM));
  for (let turn = 0; turn < throws && rooms.length < most; turn++) {
    const room = throwRoom(chance, box);
    if (room !== undefined && !rooms.some(other => overlap(grown(room, 3), other))) {
      rooms.push(room);
    }
  }
  for (const room of rooms) {
    eachOf(grown(room, 1), (x, y) => map.setTerrain(map.square(x, y), 'wall'));
    eachOf(room, (x, y) => map.setTerrain(map.square(x, y), 'floor'));
  }
  return rooms;
}

function throwRoom(chance: Chance, box: Box): Box | undefined {
  const size = SIZES[chance.pick(WEIGHTS, 'room-size')]!;
  const between = ([least, most]: readonly [number, number], label: string) =>
    least + chance.below(most - least + 1, label);
  const width = between(size.width, 'room-width');
  const height = between(size.height, 'room-height');
  const places = { x: box.width - width - 3, y: box.height - height - 3 };
  if (places.x < 1 || places.y < 1) {
    return undefined;
  }
  return {
    x: box.x + 2 + chance.below(places.x, 'room-x'),
    y: box.y + 2 + chance.below(places.y, 'room-y'),
    width,
    height,
  };
}
