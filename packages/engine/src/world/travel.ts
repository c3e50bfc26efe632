// Travelling: the next step towards a square that somebody remembers, over remembered ground only, and
// the nearest place from which something unknown will be seen. After NetHack's travel command: where
// no known way leads to the goal, it goes as near as it can.

import type { LevelMap } from './level-map.ts';
import { PathFinder } from './path-finder.ts';
import { DistanceMap } from './paths.ts';
import { TERRAIN_BITS, TERRAINS, WALK } from './terrain.ts';

/** What a traveller enters: what can be walked on, and shut doors, which a step opens. */
const ENTERED: readonly boolean[] = TERRAINS.map(
  ({ name }, number) => (TERRAIN_BITS[number]! & WALK) !== 0 || name === 'closed-door',
);

/** Finds a traveller's steps over one level. Reused; knows nothing of the true ground. */
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
   * @param remembered terrain number by square; any number that is none for what is unknown
   * @param avoid squares not to enter, such as those where somebody stands in the way
   * @param guessed squares that are not remembered but taken for ground
   * @returns 1…8, or 0 when the traveller is there, or as near as he can get
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
   * The square in reach, other than the traveller's own, that is the fewest steps away of those beside
   * which something of the level is unknown.
   * @param remembered as for `direction`
   * @param avoid as for `direction`
   * @returns −1 where there is none
   */
  frontier(remembered: Uint8Array, from: number, avoid: readonly number[] = []): number {
    this.#open(remembered);
    for (const square of avoid) {
      this.#bits[square] = 0;
    }
    this.#reach.measure(from, WALK, Number.POSITIVE_INFINITY, this.#bits);
    for (let place = 1; place < this.#reach.reached; place++) {
      const square = this.#reach.squareInOrder(place);
      if (this.#bordersOnUnknown(remembered, square)) {
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

  /** Opens to the traveller what he remembers as ground. */
  #open(remembered: Uint8Array): void {
    for (let square = 0; square < this.#bits.length; square++) {
      this.#bits[square] = ENTERED[remembered[square]!] === true ? WALK : 0;
    }
  }

  #find(from: number, to: number): number {
    return this.#finder.find(from, to, WALK, this.#way, this.#bits);
  }

  /** The square in reach that is nearest to the goal as the crow flies, of these the fewest steps away. */
  #nearest(from: number, to: number): number {
    const map = this.#map;
    this.#reach.measure(from, WALK, Number.POSITIVE_INFINITY, this.#bits);
    let best = from;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < this.#reach.reached; place++) {
      const square = this.#reach.squareInOrder(place);
      const away = (map.x(square) - map.x(to)) ** 2 + (map.y(square) - map.y(to)) ** 2;
      if (away < least) {
        least = away;
        best = square;
      }
    }
    return best;
  }
}
