// The known map for walking: which squares can be entered, and ways across it.

import type { Direction, GameView, TerrainName } from '../game/index.ts';
import { DX, DY, STRAIGHT_FIRST } from '../world/index.ts';
import { squaresOf, terrainAt } from './known-map.ts';
import type { Square } from './square.ts';

/** Ground that can't be walked on. Any other ground is tried. */
const SOLID: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'water',
  // No level has one in the only way.
  'locked-door',
]);

const WAYS = STRAIGHT_FIRST as readonly Direction[];

const NONE: ReadonlySet<number> = new Set();

/** Whether one may go there, opening what is closed. */
export function isWalkable(view: Pick<GameView, 'map'>, square: Square): boolean {
  return !SOLID.has(terrainAt(view, square));
}

const DOORS: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'closed-door',
  'open-door',
  'locked-door',
]);

/** Whether a square is a door that can be opened, closed or forced. */
export function isDoor(view: Pick<GameView, 'map'>, square: Square): boolean {
  return DOORS.has(terrainAt(view, square));
}

/** A way to somewhere. */
export interface Way {
  readonly first: Direction;
  readonly steps: number;
  /** The square that it leads to. */
  readonly to: number;
}

/** How somebody walks. */
export interface Gait {
  /** Squares to keep off, by their numbers. */
  readonly avoided?: ReadonlySet<number>;
  /** Never passes a door or an empty door frame diagonally, although the game allows it. */
  readonly isStraightAtDoors?: boolean;
}

/** What a hero knows of the ground. Squares are numbered row by row. */
export class KnownGround {
  /** Where the hero stands. */
  readonly here: number;
  readonly #width: number;
  readonly #height: number;
  /** By square: read once, for ways ask them many times. */
  readonly #terrain: readonly TerrainName[];

  constructor(view: GameView) {
    this.#width = view.map.width;
    this.#height = view.map.height;
    this.#terrain = Array.from(squaresOf(view), square => terrainAt(view, square));
    this.here = this.square(view.hero.x, view.hero.y);
  }

  square(x: number, y: number): number {
    return y * this.#width + x;
  }

  /** Column and row of a square's number. */
  placeOf(square: number): Square {
    return { x: square % this.#width, y: Math.floor(square / this.#width) };
  }

  terrain(square: number): TerrainName {
    return this.#terrain[square] ?? 'unknown';
  }

  /** The next square in a direction; nothing beyond the edge of the map. */
  next(square: number, direction: Direction): number | undefined {
    const x = (square % this.#width) + DX[direction]!;
    const y = Math.floor(square / this.#width) + DY[direction]!;
    const isInside = x >= 0 && y >= 0 && x < this.#width && y < this.#height;
    return isInside ? this.square(x, y) : undefined;
  }

  walkable(square: number): boolean {
    return !SOLID.has(this.terrain(square));
  }

  /** Whether one may walk there and it lies next to something unknown. */
  isFrontier(square: number): boolean {
    return (
      this.walkable(square) &&
      WAYS.some(way => {
        const beside = this.next(square, way);
        return beside !== undefined && this.terrain(beside) === 'unknown';
      })
    );
  }

  /**
   * A shortest way over known ground to the nearest square that is wanted; nothing when there is none.
   * The hero's own square is never the goal.
   */
  wayTo(wanted: (square: number) => boolean, gait: Gait = {}): Way | undefined {
    const { avoided = NONE, isStraightAtDoors = false } = gait;
    const reached = new Set([this.here]);
    let edge: Way[] = [{ first: 0, steps: 0, to: this.here }];
    while (edge.length > 0) {
      const further: Way[] = [];
      for (const way of edge) {
        for (const direction of WAYS) {
          const to = this.#step(way.to, direction, isStraightAtDoors);
          if (to === undefined || reached.has(to) || avoided.has(to)) {
            continue;
          }
          reached.add(to);
          const first = way.steps === 0 ? direction : way.first;
          const longer = { first, steps: way.steps + 1, to };
          if (wanted(to)) {
            return longer;
          }
          further.push(longer);
        }
      }
      edge = further;
    }
    return undefined;
  }

  /** One step over known ground. */
  #step(from: number, direction: Direction, isStraightAtDoors: boolean): number | undefined {
    const to = this.next(from, direction);
    if (to === undefined || !this.walkable(to)) {
      return undefined;
    }
    const isSlanted = direction % 2 === 0;
    const isAtDoor = this.#isDoorway(from) || this.#isDoorway(to);
    return isStraightAtDoors && isSlanted && isAtDoor ? undefined : to;
  }

  #isDoorway(square: number): boolean {
    return this.terrain(square).includes('door');
  }

  /** Squares to walk in a straight line over known ground between squares; nothing when there is none. */
  straightTo(
    square: number,
    from = this.here,
  ): { readonly direction: Direction; readonly steps: number } | undefined {
    for (const direction of WAYS) {
      let at = this.next(from, direction);
      for (let steps = 1; at !== undefined && this.walkable(at); steps++) {
        if (at === square) {
          return { direction, steps };
        }
        at = this.next(at, direction);
      }
    }
    return undefined;
  }
}
