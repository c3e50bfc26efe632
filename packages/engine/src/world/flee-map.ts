// Where to run from somebody: not to the square that is farthest in a straight line, but past corners
// and out of dead ends. Distances to the pursuer, times −6/5, are the starting values; then every
// square takes the least value that a way of single steps makes of them. Who walks downhill flees.

import type { LevelMap } from './level-map.ts';
import type { DistanceMap } from './paths.ts';

/** What one step adds, and what one step away from the pursuer takes off: 6/5 as much. */
const STEP = 5;
const AWAY = 6;

/** Values of flight over one level. Reused without clearing; allocates nothing. */
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

  /** Works out where to run. @param distances measured from the pursuer; looked at until the next */
  measure(distances: DistanceMap): void {
    const values = this.#values;
    const queue = this.#queue;
    const { offsets } = this.#map;
    this.#from = distances;
    let seeds = distances.reached;
    for (let place = 0; place < seeds; place++) {
      const square = distances.squareInOrder(place);
      values[square] = -AWAY * distances.steps(square);
    }
    // Two queues in ascending order make one: the farthest squares as they are, and squares that got
    // a lesser value from a neighbour. Every step adds the same, so both stay in order.
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

  /** How bad a square is to be on, lower is better; undefined where the pursuer doesn't get. */
  value(square: number): number | undefined {
    return this.#from !== undefined && this.#from.steps(square) >= 0
      ? this.#values[square]
      : undefined;
  }
}
