// The map of a view as somebody reads it who walks by it: what stands where, and ways across it.

import {
  type Direction,
  type GameView,
  TERRAIN_LETTERS,
  type TerrainName,
} from '../../game/index.ts';
import { DX, DY } from '../../world/index.ts';

const NAMES: ReadonlyMap<string, TerrainName> = new Map(
  (Object.entries(TERRAIN_LETTERS) as [TerrainName, string][]).map(([name, letter]) => [
    letter,
    name,
  ]),
);

/** Ground that nobody walks on; whatever else a later world may have is tried. */
const SOLID: ReadonlySet<string> = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'water',
  // No level has one in the only way.
  'locked-door',
]);

/** Straight ways first. */
const WAYS: readonly Direction[] = [1, 3, 5, 7, 2, 4, 6, 8];

/** A way to somewhere. */
export interface Way {
  readonly first: Direction;
  readonly steps: number;
  /** The square that it leads to. */
  readonly to: number;
}

/** What a hero knows of the ground. Squares are numbered row by row. */
export class KnownGround {
  readonly #view: GameView;
  /** Where the hero stands. */
  readonly here: number;

  constructor(view: GameView) {
    this.#view = view;
    this.here = this.square(view.hero.x, view.hero.y);
  }

  square(x: number, y: number): number {
    return y * this.#view.map.width + x;
  }

  terrain(square: number): string {
    const { width, terrain } = this.#view.map;
    const letter = terrain[Math.floor(square / width)]?.[square % width] ?? ' ';
    return NAMES.get(letter) ?? `other ${letter}`;
  }

  /** The next square in a direction; nothing beyond the edge of the map. */
  next(square: number, direction: Direction): number | undefined {
    const { width, height } = this.#view.map;
    const x = (square % width) + DX[direction]!;
    const y = Math.floor(square / width) + DY[direction]!;
    return x < 0 || y < 0 || x >= width || y >= height ? undefined : this.square(x, y);
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

  /** A shortest way to the nearest square that is wanted, around those to avoid. */
  wayTo(wanted: (square: number) => boolean, avoided: ReadonlySet<number>): Way | undefined {
    const reached = new Set([this.here]);
    let edge: Way[] = [{ first: 0, steps: 0, to: this.here }];
    while (edge.length > 0) {
      const further: Way[] = [];
      for (const way of edge) {
        for (const direction of WAYS) {
          const to = this.#step(way.to, direction);
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

  /** One step over known ground; doors are not passed at a slant. */
  #step(from: number, direction: Direction): number | undefined {
    const to = this.next(from, direction);
    if (to === undefined || !this.walkable(to)) {
      return undefined;
    }
    const slanted = direction % 2 === 0;
    return slanted && (this.#isDoor(from) || this.#isDoor(to)) ? undefined : to;
  }

  #isDoor(square: number): boolean {
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
