// Vision: lit squares in line of sight, and the squares next to the eye.

import type { LevelMap } from './level-map.ts';
import type { Light } from './light.ts';
import { Sight } from './sight.ts';

/** One viewpoint. Reusable: a new look discards the old one at no cost. */
export class Vision {
  readonly #map: LevelMap;
  readonly #light: Light;
  readonly #line: Sight;
  #eye = -1;

  constructor(map: LevelMap, light: Light) {
    this.#map = map;
    this.#light = light;
    this.#line = new Sight(map);
  }

  /** Looks around from a square in the present light. @param radius squares, Chebyshev */
  look(from: number, radius: number): void {
    this.#light.refresh();
    this.#line.look(from, radius);
    this.#eye = from;
  }

  /** Whether the square was seen in the last look. False before the first. */
  sees(square: number): boolean {
    return (
      this.#eye >= 0 && this.#line.sees(square) && (this.#touches(square) || this.#isLit(square))
    );
  }

  /** Whether the square was in line of sight in the last look, lit or not. */
  inLine(square: number): boolean {
    return this.#eye >= 0 && this.#line.sees(square);
  }

  /** Whether the square was seen by light in the last look, not only by touch. */
  lit(square: number): boolean {
    return this.#eye >= 0 && this.#line.sees(square) && this.#isLit(square);
  }

  #isLit(square: number): boolean {
    return this.#light.shows(square, this.#eye);
  }

  /** Whether the square is the eye's own or adjacent. */
  #touches(square: number): boolean {
    const { stride } = this.#map;
    const away = Math.abs(square - this.#eye);
    return away <= 1 || (away >= stride - 1 && away <= stride + 1);
  }
}
