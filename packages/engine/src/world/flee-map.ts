// Flight from a pursuer: past corners and out of dead ends, rather than to the farthest square in a straight
// line. Distances to the pursuer times −6/5 are the initial values; then each square takes the least value
// reachable by single steps. A creature flees by moving downhill.

import type { LevelMap } from './level-map.ts';
import type { DistanceMap } from './paths.ts';

/** Cost of one step; one step away from the pursuer is worth 6/5 of it. */
const STEP = 5;
const AWAY = 6;

/** Flight values over one level. Reusable without clearing; allocates nothing. */
export class FleeMap {
  readonly #map: LevelMap;
  readonly #values: Int32Array;
  readonly #queue: Int32Array;
  #from: DistanceMap | undefined;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#values = new Int32Array(map.size);
    this.#queue = new Int32Array(map.size);
  }

  /** Computes the flight values. @param distances measured from the pursuer; used until the next call */
  measure(distances: DistanceMap): void {
    const values = this.#values;
    const queue = this.#queue;
    const { offsets } = this.#map;
    this.#from = distances;
    let seeds = distances.reached;
    for (let index = 0; index < seeds; index++) {
      const square = distances.squareInOrder(index);
      values[square] = -AWAY * distances.steps(square);
    }
    // Two ascending queues are merged: the farthest squares, and squares improved by a neighbour. Every step
    // adds the same amount, so both stay sorted.
    let [at, end] = [0, 0];
    while (seeds > 0 || at < end) {
      const seed = seeds > 0 ? distances.squareInOrder(seeds - 1) : -1;
      const takesSeed =
        at === end || (seed >= 0 && -AWAY * distances.steps(seed) <= values[queue[at]!]!);
      const square = takesSeed ? seed : queue[at++]!;
      seeds -= takesSeed ? 1 : 0;
      if (takesSeed && values[square]! < -AWAY * distances.steps(square)) {
        continue;
      }
      const value = values[square]! + STEP;
      for (let direction = 1; direction <= 8; direction++) {
        const next = square + offsets[direction]!;
        if (distances.steps(next) >= 0 && values[next]! > value) {
          values[next] = value;
          queue[end++] = next;
        }
      }
    }
  }

  /** Flight value of a square, lower is better; undefined where the pursuer can't go. */
  value(square: number): number | undefined {
    return this.#from !== undefined && this.#from.steps(square) >= 0
      ? this.#values[square]
      : undefined;
  }
}
