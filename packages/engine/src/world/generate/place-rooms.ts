// Places rooms of several sizes at random in a box of rock.

import type { Chance } from '../../chance/index.ts';
import type { RoomDigging, Span } from '../../worldrules/index.ts';
import type { LevelMap } from '../level-map.ts';
import { type Box, eachOf, grown, overlap } from './box.ts';

/**
 * Places rooms. At least one square of rock lies between any two rooms (walls included) and at the box's
 * edge.
 */
export function placeRooms(chance: Chance, rules: RoomDigging, map: LevelMap, box: Box): Box[] {
  const rooms: Box[] = [];
  const squares = box.width * box.height;
  const throws = Math.ceil((squares * rules.triesPerHundred) / 100);
  const most = Math.max(2, Math.ceil(squares / rules.squaresPerRoom));
  for (let turn = 0; turn < throws && rooms.length < most; turn++) {
    const room = throwRoom(chance, rules, box);
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

function throwRoom(chance: Chance, { sizes }: RoomDigging, box: Box): Box | undefined {
  const weights = sizes.map(({ weight }) => weight);
  const size = sizes[chance.pick(weights, 'room-size')]!;
  const between = ({ least, most }: Span, label: string) =>
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
