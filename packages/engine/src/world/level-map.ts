// One level: flat typed arrays with a border of rock, so that a look at a neighbour needs no test
// for the edge of the map.

import { UsageError } from '../errors/index.ts';
import type { Ground } from '../spells/index.ts';
import { DX, DY } from './directions.ts';
import { FLY, SEE, TERRAIN_BITS, TERRAINS, type Terrain, terrainNumber } from './terrain.ts';

/** A level as it is saved. */
export interface LevelMapState {
  readonly width: number;
  readonly height: number;
  /** Terrain numbers, border included, row by row. */
  readonly terrain: readonly number[];
}

/** The squares of one level. A square is one integer; x and y count from 0 at the top left. */
export class LevelMap implements Ground {
  readonly width: number;
  readonly height: number;
  /** Squares in a row, border included. */
  readonly stride: number;
  readonly size: number;
  /** Terrain numbers by square. */
  readonly terrain: Uint8Array;
  /** WALK, FLY and SEE bits by square, kept in step with the terrain. */
  readonly bits: Uint8Array;
  /** Id of the creature on each square, 0 for none. */
  readonly occupant: Int32Array;
  /** Difference between a square and its neighbour, by direction. */
  readonly offsets: Int32Array;
  /** Counts changes that sight and paths depend on. */
  revision = 0;

  /** @param width 1…500 @param height 1…500; all rock */
  constructor(width: number, height: number) {
    for (const [field, value] of [
      ['width', width],
      ['height', height],
    ] as const) {
      if (!Number.isInteger(value) || value < 1 || value > 500) {
        throw new UsageError(field, value, 'an integer from 1 to 500');
      }
    }
    this.width = width;
    this.height = height;
    this.stride = width + 2;
    this.size = this.stride * (height + 2);
    this.terrain = new Uint8Array(this.size);
    this.bits = new Uint8Array(this.size);
    this.occupant = new Int32Array(this.size);
    this.offsets = Int32Array.from(DX, (dx, direction) => DY[direction]! * this.stride + dx);
  }

  /** The square at x, y; the border answers for everything outside by one step. */
  square(x: number, y: number): number {
    return (y + 1) * this.stride + x + 1;
  }

  x(square: number): number {
    return (square % this.stride) - 1;
  }

  y(square: number): number {
    return Math.floor(square / this.stride) - 1;
  }

  /** Whether the square is on the map and not on its border. */
  has(square: number): boolean {
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

  /** No terrain throws spells back. */
  isMirror(): boolean {
    return false;
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
    this.bits[square] = TERRAIN_BITS[number]!;
    this.revision++;
  }

  save(): LevelMapState {
    return { width: this.width, height: this.height, terrain: Array.from(this.terrain) };
  }

  /** A saved level. Throws a UsageError when its size or a terrain is wrong. */
  static restore(state: LevelMapState): LevelMap {
    const map = new LevelMap(state.width, state.height);
    if (state.terrain.length !== map.size) {
      throw new UsageError('terrain', state.terrain.length, `${map.size} numbers`);
    }
    state.terrain.forEach((number, square) => {
      const terrain = TERRAINS[number];
      if (terrain === undefined) {
        throw new UsageError('terrain', number, `a number below ${TERRAINS.length}`);
      }
      map.setTerrain(square, terrain.name);
    });
    return map;
  }
}

/** Chebyshev distance of two squares. */
export function distance(map: LevelMap, from: number, to: number): number {
  return Math.max(Math.abs(map.x(from) - map.x(to)), Math.abs(map.y(from) - map.y(to)));
}
