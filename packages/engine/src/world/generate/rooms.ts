// A level of rooms in a loose grid, connected by corridors from door to door.

import type { Chance } from '../../chance/index.ts';
import { LevelMap } from '../level-map.ts';

/** The floor of one room; x, y is its top left square, with walls around it. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A generated level: its map and its rooms, row by row. */
export interface RoomLevel {
  readonly map: LevelMap;
  readonly rooms: readonly Room[];
}

/** Layout of a level. */
export interface RoomPlan {
  /** Cells of the grid; each holds one room. */
  readonly columns: number;
  readonly rows: number;
  /** Size of a cell in squares, 12…40 wide and 9…30 high: room, walls and a gap for corridors. */
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** Squares left free on each side of a cell, so that a corridor fits between two rooms. */
const MARGIN = 2;

/** Digs a level. Every room is reachable from every other. */
export function digRooms(chance: Chance, plan: RoomPlan): RoomLevel {
  const { columns, rows, cellWidth, cellHeight } = plan;
  const map = new LevelMap(columns * cellWidth, rows * cellHeight);
  const rooms: Room[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      rooms.push(digRoom(chance, map, column * cellWidth, row * cellHeight, plan));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const left = rooms[row * columns + column]!;
      joinEast(chance, map, left, rooms[row * columns + column + 1]!);
    }
  }
  for (let row = 0; row + 1 < rows; row++) {
    const column = chance.below(columns, 'passage');
    joinSouth(chance, map, rooms[row * columns + column]!, rooms[(row + 1) * columns + column]!);
  }
  return { map, rooms };
}

function digRoom(chance: Chance, map: LevelMap, left: number, top: number, plan: RoomPlan): Room {
  const widest = plan.cellWidth - 2 * MARGIN - 2;
  const highest = plan.cellHeight - 2 * MARGIN - 2;
  const width = 4 + chance.below(Math.max(1, widest - 3), 'room-width');
  const height = 3 + chance.below(Math.max(1, highest - 2), 'room-height');
  const x = left + MARGIN + 1 + chance.below(widest - width + 1, 'room-x');
  const y = top + MARGIN + 1 + chance.below(highest - height + 1, 'room-y');
  for (let row = y - 1; row <= y + height; row++) {
    for (let column = x - 1; column <= x + width; column++) {
      const inside = row >= y && row < y + height && column >= x && column < x + width;
      map.setTerrain(map.square(column, row), inside ? 'floor' : 'wall');
      map.setLit(map.square(column, row), true);
    }
  }
  return { x, y, width, height };
}

function joinEast(chance: Chance, map: LevelMap, left: Room, right: Room): void {
  const fromY = left.y + chance.below(left.height, 'door');
  const toY = right.y + chance.below(right.height, 'door');
  const fromX = left.x + left.width;
  const toX = right.x - 1;
  const bend = fromX + 1 + chance.below(toX - fromX - 1, 'bend');
  for (let x = fromX + 1; x < toX; x++) {
    dig(map, x, x < bend ? fromY : toY);
  }
  for (let y = Math.min(fromY, toY); y <= Math.max(fromY, toY); y++) {
    dig(map, bend, y);
  }
  setDoor(chance, map, fromX, fromY);
  setDoor(chance, map, toX, toY);
}

function joinSouth(chance: Chance, map: LevelMap, upper: Room, lower: Room): void {
  const fromX = upper.x + chance.below(upper.width, 'door');
  const toX = lower.x + chance.below(lower.width, 'door');
  const fromY = upper.y + upper.height;
  const toY = lower.y - 1;
  const bend = fromY + 1 + chance.below(toY - fromY - 1, 'bend');
  for (let y = fromY + 1; y < toY; y++) {
    dig(map, y < bend ? fromX : toX, y);
  }
  for (let x = Math.min(fromX, toX); x <= Math.max(fromX, toX); x++) {
    dig(map, x, bend);
  }
  setDoor(chance, map, fromX, fromY);
  setDoor(chance, map, toX, toY);
}

function dig(map: LevelMap, x: number, y: number): void {
  const square = map.square(x, y);
  if (map.terrainAt(square) === 'rock') {
    map.setTerrain(square, 'corridor');
  }
}

/** Two doors in three are closed. */
function setDoor(chance: Chance, map: LevelMap, x: number, y: number): void {
  map.setTerrain(map.square(x, y), chance.test(2, 3, 'door-closed') ? 'closed-door' : 'open-door');
}
