// Distances to one square over passable ground: one map serves all creatures that go there.

import { STRAIGHT_FIRST } from './directions.ts';
import type { LevelMap } from './level-map.ts';

/** Steps from every square to a goal by breadth-first search. Reusable without clearing. */
export class DistanceMap {
  readonly #map: LevelMap;
  readonly #steps: Int32Array;
  readonly #stamps: Uint32Array;
  readonly #queue: Int32Array;
  #stamp = 0;
  #reached = 0;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#steps = new Int32Array(map.size);
    this.#stamps = new Uint32Array(map.size);
    this.#queue = new Int32Array(map.size);
  }

  /**
   * Measures from the goal outwards.
   * @param mode bits of which a square needs one in `bits`, such as WALK or WALK | SWIM
   * @param limit number of steps at which the search ends
   * @param bits passability by square, with a closed border; by default the map's own bits
   */
  measure(
    goal: number,
    mode: number,
    limit: number = Number.POSITIVE_INFINITY,
    bits: Uint8Array = this.#map.bits,
  ): void {
    const { offsets } = this.#map;
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
    this.#reached = end;
  }

  /** Number of squares reached by the last measurement, the goal included. */
  get reached(): number {
    return this.#reached;
  }

  /** The squares reached, by steps from the goal, ascending. @param index 0…reached − 1 */
  squareInOrder(index: number): number {
    return this.#queue[index]!;
  }

  /**
   * The direction of a step towards the goal, straight ones before diagonal ones; 0 at the goal and without a
   * path.
   * @param blocked whether a square must be avoided, such as an occupied one
   */
  towards(square: number, blocked?: (square: number) => boolean): number {
    const steps = this.steps(square);
    for (const direction of STRAIGHT_FIRST) {
      const next = this.#map.neighbour(square, direction);
      if (steps > 0 && this.steps(next) === steps - 1 && !blocked?.(next)) {
        return direction;
      }
    }
    return 0;
  }

  /** Steps to the goal, or −1 without a path. */
  steps(square: number): number {
    return this.#stamps[square] === this.#stamp ? this.#steps[square]! : -1;
  }
}
