// What can be seen from a square: symmetric shadow casting. If A sees the open square B, then B sees
// A; a closed square (wall, shut door) is seen when any part of it is. Method: Albert Ford,
// "Symmetric Shadowcasting" (2017). An open square is seen when the line between both middles meets,
// in every row between them, the open part of the row's middle line; see lines.ts, which says the
// same of a shot.

import type { LevelMap } from './level-map.ts';
import { SEE } from './terrain.ts';

/**
 * What a radius means: `square`, the larger of both offsets (Chebyshev); `disc`, the distance as the
 * crow flies, rounded down.
 */
export type SightShape = 'square' | 'disc';

/**
 * Slopes are floating point, and every comparison of theirs allows this much. On maps of at most 500
 * squares a side no two different values come nearer than a thousandth, so that all answers are those
 * of exact fractions (a test compares them).
 */
const TINY = 1e-6;

/** The greatest stamp; after it all squares are wiped once. */
const LAST_STAMP = 0x3fffffff;

/** Squares in line of sight of one place. Reused: a new look forgets the old one at no cost. */
export class Sight {
  readonly #map: LevelMap;
  readonly #stamps: Int32Array;
  #stamp = 0;
  /** Sectors still to be scanned, three numbers each: depth, first slope and last slope. */
  readonly #sectors: Float64Array;
  /** Columns that belong to the shape on each side of the axis, by depth. */
  readonly #reach: Int32Array;
  #reachRadius = -1;
  #reachShape: SightShape = 'square';
  /** No square of the map is farther. */
  readonly #farthest: number;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#stamps = new Int32Array(map.size);
    this.#farthest = Math.max(map.width, map.height);
    // Two waiting sectors lie at least the width of one wall apart, and a quarter of the farthest
    // row has room for one wall a square.
    this.#sectors = new Float64Array(3 * (2 * this.#farthest + 4));
    this.#reach = new Int32Array(this.#farthest + 1);
  }

  /** Whether the square was in line of sight in the last look. */
  sees(square: number): boolean {
    return this.#stamps[square] === this.#stamp;
  }

  /**
   * Looks around from a square; allocates nothing.
   * @param radius squares, 0 or more; only the square itself at 0
   */
  look(from: number, radius: number, shape: SightShape = 'square'): void {
    if (this.#stamp === LAST_STAMP) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    this.#stamp++;
    this.#stamps[from] = this.#stamp;
    if (radius !== this.#reachRadius || shape !== this.#reachShape) {
      this.#measureReach(radius, shape);
    }
    const deepest = Math.min(radius, this.#farthest);
    const { stride } = this.#map;
    this.#quarter(from, -stride, 1, deepest);
    this.#quarter(from, stride, 1, deepest);
    this.#quarter(from, 1, stride, deepest);
    this.#quarter(from, -1, stride, deepest);
  }

  #measureReach(radius: number, shape: SightShape): void {
    // Rounded down, the distance is at most r when its square is below (r + 1)².
    const within = (radius + 1) * (radius + 1) - 1;
    const deepest = Math.min(radius, this.#farthest);
    for (let depth = 0; depth <= deepest; depth++) {
      this.#reach[depth] = shape === 'square' ? depth : Math.floor(Math.sqrt(within - depth ** 2));
    }
    this.#reachRadius = radius;
    this.#reachShape = shape;
  }

  /**
   * One quarter: `ahead` leads away from the eye, `aside` across. Rows are scanned one by one, each
   * between two slopes; every open stretch of a row is a sector of the next. The last stretch goes on
   * at once, the others wait.
   */
  #quarter(from: number, ahead: number, aside: number, deepest: number): void {
    const { bits } = this.#map;
    const stamps = this.#stamps;
    const stamp = this.#stamp;
    const sectors = this.#sectors;
    const reach = this.#reach;
    let waiting = 0;
    let depth = 1;
    let start = -1;
    let end = 1;
    for (;;) {
      let goesOn = false;
      if (depth <= deepest) {
        const width = reach[depth]!;
        const startAt = depth * start;
        const endAt = depth * end;
        // Ties belong to the sector's inside: a square that is only touched is not scanned.
        let column = Math.floor(startAt + 0.5 + TINY);
        let last = Math.ceil(endAt - 0.5 - TINY);
        // A square whose middle lies outside the sector is not seen unless it is closed.
        const firstInside = column >= startAt - TINY ? column : column + 1;
        const inside = last <= endAt + TINY ? last : last - 1;
        column = Math.max(column, -width);
        last = Math.min(last, width);
        const lastInside = Math.min(inside, last);
        let square = from + depth * ahead + column * aside;
        while (column <= last) {
          while (column <= last && (bits[square]! & SEE) === 0) {
            stamps[square] = stamp;
            square += aside;
            column++;
            start = (column - 0.5) / depth;
          }
          if (column > last) {
            break;
          }
          if (column < firstInside) {
            square += aside;
            column++;
          }
          while (column <= lastInside && (bits[square]! & SEE) !== 0) {
            stamps[square] = stamp;
            square += aside;
            column++;
          }
          if (column > lastInside && column <= last && (bits[square]! & SEE) !== 0) {
            square += aside;
            column++;
          }
          if (column > last) {
            goesOn = true;
          } else if (depth < deepest && (bits[square]! & SEE) === 0) {
            sectors[waiting] = depth + 1;
            sectors[waiting + 1] = start;
            sectors[waiting + 2] = (column - 0.5) / depth;
            waiting += 3;
          }
        }
      }
      if (goesOn && depth < deepest) {
        depth++;
      } else if (waiting > 0) {
        waiting -= 3;
        depth = sectors[waiting]!;
        start = sectors[waiting + 1]!;
        end = sectors[waiting + 2]!;
      } else {
        return;
      }
    }
  }
}
