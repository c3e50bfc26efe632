// Finds a room that is fit for a shop: whole, without stairs, and with one door. NetHack 3.6.7 src/mkroom.c
// (mkshop).

import { type Area, isDoor, type LevelMap } from '../../../world/index.ts';

/** The place of a shop. */
export interface ShopRoom {
  readonly room: readonly [x: number, y: number, width: number, height: number];
  readonly post: number;
  readonly door: number;
}

/** Steps along rows and columns. */
const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The room around a square that a door leads into, as it is drawn; undefined where the ground is no such room. */
export function roomAround(map: LevelMap, post: number): ShopRoom | undefined {
  const reached = new Set([post]);
  for (const square of reached) {
    for (const [dx, dy] of BESIDE) {
      const next = map.square(map.x(square) + dx, map.y(square) + dy);
      if (map.terrainAt(next) === 'floor') {
        reached.add(next);
      }
    }
  }
  const columns = [...reached].map(square => map.x(square));
  const rows = [...reached].map(square => map.y(square));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const width = Math.max(...columns) - x + 1;
  const height = Math.max(...rows) - y + 1;
  const whole = reached.size === width * height;
  return whole ? entered(map, [x, y, width, height]) : undefined;
}

/** The shop that a dug room can be; undefined if it isn’t fit. */
export function shopIn(
  map: LevelMap,
  { kind, squares, x, y, width, height }: Area,
  { least, most }: { readonly least: number; readonly most: number },
): ShopRoom | undefined {
  const size = width * height;
  const isWhole =
    kind === 'room' &&
    squares.length === size &&
    squares.every(square => map.terrainAt(square) === 'floor') &&
    size >= least &&
    size <= most;
  return isWhole ? entered(map, [x, y, width, height]) : undefined;
}

/** A room with its one door; undefined if it has none, or another way in. */
function entered(map: LevelMap, room: ShopRoom['room']): ShopRoom | undefined {
  const [x, y, width, height] = room;
  const doors: ShopRoom[] = [];
  for (let row = y - 1; row <= y + height; row++) {
    for (let column = x - 1; column <= x + width; column++) {
      const inside = row >= y && row < y + height && column >= x && column < x + width;
      const door = map.square(column, row);
      const terrain = map.terrainAt(door);
      if (inside || terrain === 'wall') {
        continue;
      }
      const post = BESIDE.map(([dx, dy]) => [column + dx, row + dy] as const).find(
        ([px, py]) => px >= x && px < x + width && py >= y && py < y + height,
      );
      if ((!isDoor(terrain) && terrain !== 'secret-door') || post === undefined) {
        return undefined;
      }
      doors.push({ room, door, post: map.square(...post) });
    }
  }
  return doors.length === 1 ? doors[0] : undefined;
}
