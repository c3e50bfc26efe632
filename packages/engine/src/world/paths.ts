// Distances to one square over ground that can be walked: one map serves everyone who goes there.

import type { LevelMap } from './level-map.ts';

/** Steps from every square to a goal, found breadth first; reused without clearing. */
export class DistanceMap {
  #map: LevelMap;
  #steps: Int32Array;
  #stamps: Uint32Array;
  #queue: Int32Array;
  #stamp = 0;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#steps = new Int32Array(map.size);
    this.#stamps = new Uint32Array(map.size);
    this.#queue = new Int32Array(map.size);
  }

  /**
   * Measures from the goal outwards.
   * @param mode a bit of the map's `bits`, such as WALK
   * @param limit steps after which the search ends
   */
  measure(goal: number, mode: number, limit = Number.POSITIVE_INFINITY): void {
    const { bits, offsets } = this.#map;
    const stamp = ++this.#stamp;
    this.#stamps[goal] = stamp;
    this.#steps[goal] = 0;
    this.#queue[0] = goal;
    let end = 1;
    for (let at = 0; at < end; at++) {
      const square = this.#queue[at]!;
      const steps = this.#steps[square]! + 1;
      if (steps > limit) {
        break;
      }
      for (let direction = 1; direction <= 8; direction++) {
        const next = square + offsets[direction]!;
        if (this.#stamps[next] !== stamp && (bits[next]! & mode) !== 0) {
          this.#stamps[next] = stamp;
          this.#steps[next] = steps;
          this.#queue[end++] = next;
        }
      }
    }
  }

  /** Steps to the goal, or −1 where no way leads there. */
  steps(square: number): number {
    return this.#stamps[square] === this.#stamp ? this.#steps[square]! : -1;
  }
}
