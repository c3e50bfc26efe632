// Line of sight by symmetric shadow casting. If A sees the open square B, then B sees A. A closed square
// (wall, shut door) is seen if any part of it is. Method: Albert Ford, "Symmetric Shadowcasting" (2017). An
// open square is seen if the line between both centres meets, in every row between them, the open part of the
// row's centre line; lines.ts states the same for missiles.

import type { LevelMap } from './level-map.ts';
import { SEE } from './terrain.ts';

/** The meaning of a radius: `square`, Chebyshev distance; `disc`, Euclidean distance, rounded down. */
export type SightShape = 'square' | 'disc';

/**
 * Tolerance of slope comparisons in floating point. On maps of at most 500 squares a side, distinct values
 * differ by at least 0.001, so results equal those of exact fractions (a test compares them).
 */
const TINY = 1e-6;

/** The largest stamp; after it all squares are cleared once. */
const LAST_STAMP = 0xff;

/** Squares in line of sight of one square. Reusable: a new look discards the old one at no cost. */
export class Sight {
  readonly #map: LevelMap;
  readonly #stamps: Uint8Array;
  #stamp = 0;
  /** Sectors still to be scanned, three numbers each: depth, first slope and last slope. */
  readonly #sectors: Float64Array;
  /** Columns within the shape on each side of the axis, by depth. */
  readonly #reach: Int32Array;
  #reachRadius = -1;
  #reachShape: SightShape = 'square';
  /** The longest distance on the map. */
  readonly #farthest: number;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#stamps = new Uint8Array(map.size);
    this.#farthest = Math.max(map.width, map.height);
    // Two waiting sectors are at least the width of one wall apart, and a quarter of the farthest row holds
    // one wall per square.
    this.#sectors = new Float64Array(3 * (2 * this.#farthest + 4));
    this.#reach = new Int32Array(this.#farthest + 1);
  }

  /** Whether the square was in line of sight in the last look. */
  sees(square: number): boolean {
    return this.#stamps[square] === this.#stamp;
  }

  /**
   * Looks around from a square; allocates nothing.
   * @param radius squares, 0 or more; 0 sees only the square itself
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
    // Rounded down, the distance is at most r if its square is below (r + 1)².
    const within = (radius + 1) * (radius + 1) - 1;
    const deepest = Math.min(radius, this.#farthest);
    for (let depth = 0; depth <= deepest; depth++) {
      this.#reach[depth] = shape === 'square' ? depth : Math.floor(Math.sqrt(within - depth ** 2));
    }
    this.#reachRadius = radius;
    this.#reachShape = shape;
  }

  /**
   * One quadrant: `ahead` leads away from the eye, `aside` across. Rows are scanned in turn, each between two
   * slopes. Every open stretch of a row is a sector of the next. The last stretch continues at once, the
   * others wait.
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
        // Ties belong to the inside of the sector: a square that is only touched isn't scanned.
        let column = Math.floor(startAt + 0.5 + TINY);
        let last = Math.ceil(endAt - 0.5 - TINY);
        // A square whose centre lies outside the sector is seen only if it is closed.
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
