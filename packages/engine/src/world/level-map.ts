// One level: flat typed arrays with a border of rock, so that reading a neighbour needs no bounds check.

import { integerIn } from '../errors/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { Ground } from '../spells/index.ts';
import { MOST_DARKNESS, NATURAL_DARKNESS } from './darkness.ts';
import { DX, DY } from './directions.ts';
import { readRuns, writeRuns } from './runs.ts';
import {
  FLY,
  MAGIC,
  MIRROR,
  SEE,
  TERRAIN_BITS,
  TERRAINS,
  type Terrain,
  terrainNumber,
  WALK,
} from './terrain.ts';

/** The column and the row of each square of a map of some size. */
interface Places {
  readonly stride: number;
  readonly columns: Int16Array;
  readonly rows: Int16Array;
}

/** Those of the sizes that were asked for last. They never change, so maps of one size share them. */
const PLACES: Places[] = [];

/** Sizes that are kept: the levels of a game have few. */
const MOST_SIZES = 4;

function placesOf(stride: number, size: number): Places {
  const known = PLACES.find(each => each.stride === stride && each.rows.length === size);
  if (known !== undefined) {
    return known;
  }
  const made = {
    stride,
    columns: Int16Array.from({ length: size }, (_, at) => (at % stride) - 1),
    rows: Int16Array.from({ length: size }, (_, at) => floorDiv(at, stride) - 1),
  };
  PLACES.unshift(made);
  PLACES.length = Math.min(PLACES.length, MOST_SIZES);
  return made;
}

const NONE_AROUND = new Uint8Array(0);

/** Maximum side length in squares. */
const LONGEST_SIDE = 500;

/** The saved form: row by row, without the border, as runs (see `runs.ts`). */
export interface LevelMapState {
  readonly width: number;
  readonly height: number;
  /** Terrain numbers. */
  readonly terrain: string;
  /** 1 where the ground itself is lit, else 0. */
  readonly lit: string;
  /** 0…5; absent: as it was dug. */
  readonly darkness?: number;
}

/** The squares of one level. A square is one integer; x and y count from 0 at the top left. */
export class LevelMap implements Ground {
  readonly width: number;
  readonly height: number;
  /** Squares per row, border included. */
  readonly stride: number;
  readonly size: number;
  /** Terrain numbers by square. */
  readonly terrain: Uint8Array;
  /** WALK, FLY, SEE and SWIM bits by square, in sync with the terrain and the obstacles. */
  readonly bits: Uint8Array;
  /** Bits that objects standing on a square take from its terrain, with MAGIC and MIRROR; changed by `setObstacle`. It isn't saved. */
  readonly obstacle: Uint8Array;
  /** Number of squares with an obstacle. */
  #obstacles = 0;
  /** Number of obstacles on a square and next to it, by square; empty until there is one. */
  #obstaclesAround = NONE_AROUND;
  /** 1 where the ground itself is lit, as in a lit room; changed by `setLit`. */
  readonly lit: Uint8Array;
  /** Id of the creature on each square, 0 for none. */
  readonly occupant: Int32Array;
  /** Difference between a square and its neighbour, by direction. */
  readonly offsets: Int32Array;
  readonly #columns: Int16Array;
  readonly #rows: Int16Array;
  /** Counter of changes that affect sight and paths. */
  revision = 0;
  /** Counter of changes of `lit`. */
  litRevision = 0;
  /** The darkness of the level, 0…5. */
  darkness: number = NATURAL_DARKNESS;

  /** Starts as solid rock. @param width 1…500 @param height 1…500 */
  constructor(width: number, height: number) {
    this.width = integerIn('width', width, 1, LONGEST_SIDE);
    this.height = integerIn('height', height, 1, LONGEST_SIDE);
    this.stride = width + 2;
    this.size = this.stride * (height + 2);
    this.terrain = new Uint8Array(this.size);
    this.bits = new Uint8Array(this.size);
    this.obstacle = new Uint8Array(this.size);
    this.lit = new Uint8Array(this.size);
    this.occupant = new Int32Array(this.size);
    const { columns, rows } = placesOf(this.stride, this.size);
    this.#columns = columns;
    this.#rows = rows;
    this.offsets = Int32Array.from(DX, (dx, direction) => DY[direction]! * this.stride + dx);
  }

  /** The square at x, y, which may be one step outside: there it is the border. */
  square(x: number, y: number): number {
    return (y + 1) * this.stride + x + 1;
  }

  x(square: number): number {
    return this.#columns[square]!;
  }

  y(square: number): number {
    return this.#rows[square]!;
  }

  /** Whether the square is on the map, not on its border. */
  has(square: number): boolean {
    // The border is rock: what can be flown over is inside.
    return this.openToEffects(square) || this.#isInside(square);
  }

  #isInside(square: number): boolean {
    const x = this.x(square);
    const y = this.y(square);
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  openToEffects(square: number): boolean {
    return (this.bits[square]! & FLY) !== 0;
  }

  openToSight(square: number): boolean {
    return (this.bits[square]! & SEE) !== 0;
  }

  /** Whether an object on the square keeps magic out. */
  barsMagic(square: number): boolean {
    return (this.obstacle[square]! & MAGIC) !== 0;
  }

  openToWalking(square: number): boolean {
    return (this.bits[square]! & WALK) !== 0;
  }

  isMirror(square: number): boolean {
    return (this.obstacle[square]! & MIRROR) !== 0;
  }

  neighbour(square: number, direction: number): number {
    return square + this.offsets[direction]!;
  }

  terrainAt(square: number): Terrain {
    return TERRAINS[this.terrain[square]!]!.name;
  }

  setTerrain(square: number, terrain: Terrain): void {
    const number = terrainNumber(terrain);
    this.terrain[square] = number;
    this.bits[square] = TERRAIN_BITS[number]! & ~this.obstacle[square]!;
    this.revision++;
  }

  /** Whether something stands in the way on a square or next to it. */
  obstructedAround(square: number): boolean {
    return this.#obstacles > 0 && this.#obstaclesAround[square]! > 0;
  }

  #countAround(square: number, change: number): void {
    if (change === 0) {
      return;
    }
    this.#obstacles += change;
    if (this.#obstaclesAround.length === 0) {
      this.#obstaclesAround = new Uint8Array(this.size);
    }
    // Offset 0 is the square itself.
    for (let direction = 0; direction < this.offsets.length; direction++) {
      this.#obstaclesAround[square + this.offsets[direction]!]! += change;
    }
  }

  /** Sets what stands on a square in the way. @param bits of WALK, FLY, SEE, SWIM, MAGIC and MIRROR */
  setObstacle(square: number, bits: number): void {
    this.#countAround(square, Number(bits !== 0) - Number(this.obstacle[square] !== 0));
    this.obstacle[square] = bits;
    this.bits[square] = TERRAIN_BITS[this.terrain[square]!]! & ~bits;
    this.revision++;
  }

  /** Sets whether the ground of a square is lit. */
  setLit(square: number, lit: boolean): void {
    this.lit[square] = lit ? 1 : 0;
    this.litRevision++;
  }

  save(): LevelMapState {
    const { width, height } = this;
    return {
      width,
      height,
      terrain: writeRuns(this.#withoutBorder(this.terrain)),
      lit: writeRuns(this.#withoutBorder(this.lit)),
      ...(this.darkness !== NATURAL_DARKNESS && { darkness: this.darkness }),
    };
  }

  #withoutBorder(numbers: Uint8Array): Uint8Array {
    const inner = new Uint8Array(this.width * this.height);
    for (let y = 0; y < this.height; y++) {
      const start = this.square(0, y);
      inner.set(numbers.subarray(start, start + this.width), y * this.width);
    }
    return inner;
  }

  /**
   * Restores a saved level. Throws a UsageError that names the field if its size, a terrain or the light is
   * invalid.
   */
  static restore(state: LevelMapState): LevelMap {
    const map = new LevelMap(state.width, state.height);
    const { darkness = NATURAL_DARKNESS } = state;
    map.darkness = integerIn('darkness', darkness, 0, MOST_DARKNESS);
    const squares = map.width * map.height;
    const terrain = readRuns('terrain', state.terrain, squares, TERRAINS.length - 1);
    const lit = readRuns('lit', state.lit, squares, 1);
    for (let index = 0; index < squares; index++) {
      const square = map.square(index % map.width, floorDiv(index, map.width));
      const number = terrain[index]!;
      map.terrain[square] = number;
      map.bits[square] = TERRAIN_BITS[number]!;
      map.lit[square] = lit[index]!;
    }
    return map;
  }
}

/** Chebyshev distance between two squares. */
export function distance(map: LevelMap, from: number, to: number): number {
  return Math.max(Math.abs(map.x(from) - map.x(to)), Math.abs(map.y(from) - map.y(to)));
}
