// Costs to reach one square where some terrain costs more than a step, such as doors to open or water to wade
// through. Dijkstra's algorithm (1959) with a ring of buckets, as costs are small integers.

import { UsageError } from '../errors/index.ts';
import type { LevelMap } from './level-map.ts';
import { TERRAINS, type Terrain, terrainNumber } from './terrain.ts';

/** Maximum cost of one square. */
const MOST_COST = 15;
const BUCKETS = 16;

/** Cost of entering a square, by terrain number; 0 for impassable terrain. */
export type StepCosts = Readonly<Uint8Array>;

/**
 * A table of costs.
 * @param costs 1…15 for passable terrain. Throws a UsageError otherwise, and for rock, which forms the border
 */
export function stepCosts(costs: Readonly<Partial<Record<Terrain, number>>>): StepCosts {
  const table = new Uint8Array(TERRAINS.length);
  for (const [terrain, cost] of Object.entries(costs)) {
    if (!Number.isInteger(cost) || cost < 1 || cost > MOST_COST) {
      throw new UsageError(`costs.${terrain}`, cost, `an integer from 1 to ${MOST_COST}`);
    }
    if (terrain === 'rock') {
      throw new UsageError('costs', terrain, 'terrain other than that of the map’s border');
    }
    table[terrainNumber(terrain as Terrain)] = cost;
  }
  return table;
}

/** Least costs from every square to a goal. Reusable without clearing; allocates nothing. */
export class CostMap {
  readonly #map: LevelMap;
  readonly #costs: Int32Array;
  readonly #stamps: Uint32Array;
  /** Squares waiting in a bucket, as doubly linked lists; −1 ends a list. */
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #heads = new Int32Array(BUCKETS);
  #stamp = 0;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#costs = new Int32Array(map.size);
    this.#stamps = new Uint32Array(map.size);
    this.#next = new Int32Array(map.size);
    this.#previous = new Int32Array(map.size);
  }

  /**
   * Measures from the goal outwards. Every square of a path except the first is paid for.
   * @param limit cost at which the search ends
   */
  measure(goal: number, enter: StepCosts, limit: number = Number.POSITIVE_INFINITY): void {
    const { terrain, offsets } = this.#map;
    const stamp = ++this.#stamp;
    this.#heads.fill(-1);
    this.#stamps[goal] = stamp;
    this.#push(goal, 0);
    let waiting = 1;
    for (let cost = 0; waiting > 0 && cost <= limit; cost++) {
      for (let square = this.#pop(cost); square >= 0; square = this.#pop(cost)) {
        waiting--;
        // The goal can be entered from every neighbour, even if it is impassable.
        const leads = cost + Math.max(1, enter[terrain[square]!]!);
        for (let direction = 1; direction <= 8; direction++) {
          const next = square + offsets[direction]!;
          if (enter[terrain[next]!] === 0) {
            continue;
          }
          if (this.#stamps[next] !== stamp) {
            this.#stamps[next] = stamp;
            this.#push(next, leads);
            waiting++;
          } else if (this.#costs[next]! > leads) {
            this.#take(next);
            this.#push(next, leads);
          }
        }
      }
    }
  }

  #push(square: number, cost: number): void {
    const bucket = cost % BUCKETS;
    const head = this.#heads[bucket]!;
    this.#costs[square] = cost;
    this.#next[square] = head;
    this.#previous[square] = -1;
    if (head >= 0) {
      this.#previous[head] = square;
    }
    this.#heads[bucket] = square;
  }

  /** The next square of this cost, or −1. */
  #pop(cost: number): number {
    const square = this.#heads[cost % BUCKETS]!;
    if (square >= 0) {
      this.#take(square);
    }
    return square;
  }

  #take(square: number): void {
    const next = this.#next[square]!;
    const previous = this.#previous[square]!;
    if (next >= 0) {
      this.#previous[next] = previous;
    }
    if (previous >= 0) {
      this.#next[previous] = next;
    } else {
      this.#heads[this.#costs[square]! % BUCKETS] = next;
    }
  }

  /** Cost of the path to the goal, or −1 without one (within the limit + 15). */
  cost(square: number): number {
    return this.#stamps[square] === this.#stamp ? this.#costs[square]! : -1;
  }
}
