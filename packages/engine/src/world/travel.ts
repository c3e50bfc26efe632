// Travel: the next step towards a remembered square over remembered ground, and the nearest square next to
// unknown ground. As in NetHack's travel command, it goes as near as possible if no known path reaches the
// goal.

import type { LevelMap } from './level-map.ts';
import { PathFinder } from './path-finder.ts';
import { DistanceMap } from './paths.ts';
import { TERRAIN_BITS, TERRAINS, WALK } from './terrain.ts';

/** Terrain that a traveller enters: walkable ground, and shut doors, which a step opens. */
const ENTERED: readonly boolean[] = TERRAINS.map(
  ({ name }, number) => (TERRAIN_BITS[number]! & WALK) !== 0 || name === 'closed-door',
);

/** Finds a traveller's steps over one level. Reusable. It never reads the true ground. */
export class Travel {
  readonly #map: LevelMap;
  readonly #bits: Uint8Array;
  readonly #finder: PathFinder;
  readonly #reach: DistanceMap;
  readonly #way: Int32Array;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#bits = new Uint8Array(map.size);
    this.#finder = new PathFinder(map);
    this.#reach = new DistanceMap(map);
    this.#way = new Int32Array(map.size);
  }

  /**
   * The direction of the next step.
   * @param remembered terrain number by square; any other value for unknown squares
   * @param avoid squares not to enter, such as occupied ones
   * @param guessed squares that are not remembered but assumed to be ground
   * @returns 1…8, or 0 if the traveller has arrived or can't get nearer
   */
  direction(
    remembered: Uint8Array,
    from: number,
    to: number,
    avoid: readonly number[] = [],
    guessed: readonly number[] = [],
  ): number {
    this.#open(remembered);
    for (const square of guessed) {
      this.#bits[square] = WALK;
    }
    for (const square of avoid) {
      this.#bits[square] = 0;
    }
    let steps = this.#find(from, to);
    if (steps < 0) {
      steps = this.#find(from, this.#nearest(from, to));
    }
    return steps > 0 ? this.#map.offsets.indexOf(this.#way[0]! - from) : 0;
  }

  /**
   * The nearest reachable square, other than the traveller's own, with an unknown neighbour.
   * @param remembered as for `direction`
   * @param avoid as for `direction`
   * @param wanted squares that count as well
   * @returns −1 if there is none
   */
  frontier(
    remembered: Uint8Array,
    from: number,
    avoid: readonly number[] = [],
    wanted: readonly number[] = [],
  ): number {
    this.#open(remembered);
    for (const square of avoid) {
      this.#bits[square] = 0;
    }
    this.#reach.measure(from, WALK, Number.POSITIVE_INFINITY, this.#bits);
    for (let index = 1; index < this.#reach.reached; index++) {
      const square = this.#reach.squareInOrder(index);
      if (this.#bordersOnUnknown(remembered, square) || wanted.includes(square)) {
        return square;
      }
    }
    return -1;
  }

  #bordersOnUnknown(remembered: Uint8Array, square: number): boolean {
    for (let direction = 1; direction <= 8; direction++) {
      const next = this.#map.neighbour(square, direction);
      if (TERRAINS[remembered[next]!] === undefined && this.#map.has(next)) {
        return true;
      }
    }
    return false;
  }

  /** Marks the squares that the traveller remembers as ground. */
  #open(remembered: Uint8Array): void {
    for (let square = 0; square < this.#bits.length; square++) {
      this.#bits[square] = ENTERED[remembered[square]!] === true ? WALK : 0;
    }
  }

  #find(from: number, to: number): number {
    return this.#finder.find(from, to, WALK, this.#way, this.#bits);
  }

  /**
   * The reachable square nearest to the goal in Euclidean distance; among these, the one with the fewest
   * steps.
   */
  #nearest(from: number, to: number): number {
    const map = this.#map;
    this.#reach.measure(from, WALK, Number.POSITIVE_INFINITY, this.#bits);
    let best = from;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#reach.reached; index++) {
      const square = this.#reach.squareInOrder(index);
      const away = (map.x(square) - map.x(to)) ** 2 + (map.y(square) - map.y(to)) ** 2;
      if (away < least) {
        least = away;
        best = square;
      }
    }
    return best;
  }
}
