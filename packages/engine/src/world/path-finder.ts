// A shortest path between two squares by bidirectional breadth-first search.

import { STRAIGHT_FIRST } from './directions.ts';
import type { LevelMap } from './level-map.ts';

/** The largest stamp; after it all squares are cleared once. */
const LAST_STAMP = 0x3ffffffe;

/** Finds paths over one level. Reusable without clearing; allocates nothing. */
export class PathFinder {
  readonly #map: LevelMap;
  /** Directions as offsets of squares, straight ones first. */
  readonly #offsets: Int32Array;
  /** The stamp of the search that reached a square: even from the start, odd from the goal. */
  readonly #stamps: Int32Array;
  /** The square from which each square was reached. */
  readonly #before: Int32Array;
  readonly #queues: readonly [Int32Array, Int32Array];
  #stamp = 0;
  /** The meeting point: a square reached from the start, and its neighbour reached from the goal. */
  #near = 0;
  #far = 0;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#offsets = Int32Array.from(STRAIGHT_FIRST, direction => map.offsets[direction]!);
    this.#stamps = new Int32Array(map.size);
    this.#before = new Int32Array(map.size);
    this.#queues = [new Int32Array(map.size), new Int32Array(map.size)];
  }

  /**
   * Finds a shortest path and fills in its squares from the first step to the goal.
   * @param mode bits of which every square of the path, except the start, needs one in `bits`
   * @param way receives the squares, up to its length
   * @param bits passability by square, with a closed border; by default the map's own bits
   * @returns number of steps: 0 if start and goal are equal, −1 without a path
   */
  find(
    from: number,
    to: number,
    mode: number,
    way: Int32Array,
    bits: Uint8Array = this.#map.bits,
  ): number {
    if (from === to) {
      return 0;
    }
    if ((bits[to]! & mode) === 0 || !this.#search(from, to, mode, bits)) {
      return -1;
    }
    let steps = 0;
    for (let square = this.#near; square !== from; square = this.#before[square]!) {
      steps++;
    }
    let index = steps - 1;
    for (let square = this.#near; square !== from; square = this.#before[square]!) {
      way[index--] = square;
    }
    way[steps++] = this.#far;
    for (let square = this.#far; square !== to; ) {
      square = this.#before[square]!;
      way[steps++] = square;
    }
    return steps;
  }

  /** Extends the two searches ring by ring, the smaller one first, until they meet. */
  #search(from: number, to: number, mode: number, bits: Uint8Array): boolean {
    if (this.#stamp >= LAST_STAMP) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    this.#stamp += 2;
    const [ours, theirs] = this.#queues;
    ours[0] = from;
    theirs[0] = to;
    this.#stamps[from] = this.#stamp;
    this.#stamps[to] = this.#stamp + 1;
    let [start, end, theirStart, theirEnd] = [0, 1, 0, 1];
    while (start < end && theirStart < theirEnd) {
      if (end - start <= theirEnd - theirStart) {
        const ring = this.#widen(ours, start, end, this.#stamp, mode, bits);
        if (ring < 0) {
          return true;
        }
        start = end;
        end = ring;
      } else {
        const ring = this.#widen(theirs, theirStart, theirEnd, this.#stamp + 1, mode, bits);
        if (ring < 0) {
          [this.#near, this.#far] = [this.#far, this.#near];
          return true;
        }
        theirStart = theirEnd;
        theirEnd = ring;
      }
    }
    return false;
  }

  /** Extends one search by a ring. @returns the new end of its queue, or −1 if it met the other */
  #widen(
    queue: Int32Array,
    start: number,
    ringEnd: number,
    stamp: number,
    mode: number,
    bits: Uint8Array,
  ): number {
    const stamps = this.#stamps;
    const before = this.#before;
    const offsets = this.#offsets;
    const other = stamp ^ 1;
    let end = ringEnd;
    for (let at = start; at < ringEnd; at++) {
      const square = queue[at]!;
      for (let index = 0; index < 8; index++) {
        const next = square + offsets[index]!;
        const mark = stamps[next]!;
        if (mark === other) {
          this.#near = square;
          this.#far = next;
          return -1;
        }
        if (mark !== stamp && (bits[next]! & mode) !== 0) {
          stamps[next] = stamp;
          before[next] = square;
          queue[end++] = next;
        }
      }
    }
    return end;
  }
}
