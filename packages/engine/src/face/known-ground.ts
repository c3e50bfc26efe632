// Paths on the known map.

import type { Direction, GameView, TerrainName } from '../game/index.ts';
import { DX, DY, STRAIGHT_FIRST } from '../world/index.ts';
import { squaresOf, terrainAt } from './known-map.ts';
import type { Square } from './square.ts';

/** Impassable ground. Any other ground is tried. */
const SOLID: ReadonlySet<TerrainName> = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'water',
  'lava',
  'tree',
  // No level has one in the only path.
  'locked-door',
]);

const WAYS = STRAIGHT_FIRST as readonly Direction[];

const NONE: ReadonlySet<number> = new Set();

/** Whether a square can be entered, including closed doors. */
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

/** A path. */
export interface Way {
  readonly first: Direction;
  readonly steps: number;
  /** Its destination. */
  readonly to: number;
}

/** Preferences for a path. */
export interface Gait {
  /** Numbers of squares to avoid. */
  readonly avoided?: ReadonlySet<number>;
  /** Never passes a door or an empty door frame diagonally, although the game allows it. */
  readonly isStraightAtDoors?: boolean;
}

/** The hero's knowledge of the ground. Squares are numbered row by row. */
export class KnownGround {
  /** The hero's square. */
  readonly here: number;
  readonly #width: number;
  readonly #height: number;
  /** By square: cached, as path searches read it often. */
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

  /** The adjacent square in a direction; undefined beyond the edge of the map. */
  next(square: number, direction: Direction): number | undefined {
    const x = (square % this.#width) + DX[direction]!;
    const y = Math.floor(square / this.#width) + DY[direction]!;
    const isInside = x >= 0 && y >= 0 && x < this.#width && y < this.#height;
    return isInside ? this.square(x, y) : undefined;
  }

  walkable(square: number): boolean {
    return !SOLID.has(this.terrain(square));
  }

  /** Whether a square can be entered and is next to an unknown one. */
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
   * A shortest path over known ground to the nearest wanted square; undefined if there is none. The hero's
   * own square is never the destination.
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

  /** The squares of a straight walk over known ground between two squares; undefined if there is none. */
  straightTo(
    square: number,
    from: number = this.here,
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
