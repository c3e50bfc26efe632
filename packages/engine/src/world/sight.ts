// What can be seen from a square: symmetric shadow casting on integers. If A sees floor B, then B
// sees A. Method: Albert Ford, "Symmetric Shadowcasting" (2017).

import type { LevelMap } from './level-map.ts';
import { SEE } from './terrain.ts';

/** Squares seen from one place. Reused: a new look forgets the old one at no cost. */
export class Sight {
  #map: LevelMap;
  #stamps: Uint32Array;
  #stamp = 0;
  /** Rows still to be scanned: depth, start slope and end slope as fractions. */
  #rows: number[] = [];

  constructor(map: LevelMap) {
    this.#map = map;
    this.#stamps = new Uint32Array(map.size);
  }

  /** Whether the square was seen in the last look. */
  sees(square: number): boolean {
    return this.#stamps[square] === this.#stamp;
  }

  /** Looks around from a square. @param radius squares, Chebyshev */
  look(from: number, radius: number): void {
    this.#stamp++;
    this.#stamps[from] = this.#stamp;
    const stride = this.#map.stride;
    this.#quadrant(from, -stride, 1, radius);
    this.#quadrant(from, stride, 1, radius);
    this.#quadrant(from, 1, stride, radius);
    this.#quadrant(from, -1, stride, radius);
  }

  /** One quarter: `ahead` leads away from the eye, `aside` across. */
  #quadrant(from: number, ahead: number, aside: number, radius: number): void {
    const rows = this.#rows;
    rows.push(1, -1, 1, 1, 1);
    while (rows.length > 0) {
      const endDown = rows.pop()!;
      const end = rows.pop()!;
      const startDown = rows.pop()!;
      const start = rows.pop()!;
      const depth = rows.pop()!;
      if (depth <= radius) {
        this.#row(from, ahead, aside, depth, start, startDown, end, endDown);
      }
    }
  }

  #row(
    from: number,
    ahead: number,
    aside: number,
    depth: number,
    start: number,
    startDown: number,
    end: number,
    endDown: number,
  ): void {
    const bits = this.#map.bits;
    const first = Math.floor((2 * depth * start + startDown) / (2 * startDown));
    const last = Math.ceil((2 * depth * end - endDown) / (2 * endDown));
    let from1 = start;
    let from2 = startDown;
    let before = -1;
    for (let column = first; column <= last; column++) {
      const square = from + depth * ahead + column * aside;
      const open = (bits[square]! & SEE) !== 0 ? 1 : 0;
      const symmetric = column * startDown >= depth * start && column * endDown <= depth * end;
      if (open === 0 || symmetric) {
        this.#stamps[square] = this.#stamp;
      }
      if (before === 0 && open === 1) {
        from1 = 2 * column - 1;
        from2 = 2 * depth;
      }
      if (before === 1 && open === 0) {
        this.#rows.push(depth + 1, from1, from2, 2 * column - 1, 2 * depth);
      }
      before = open;
    }
    if (before === 1) {
      this.#rows.push(depth + 1, from1, from2, end, endDown);
    }
  }
}
