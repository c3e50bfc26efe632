// How light the squares of a level are: ground that is lit of itself, and lights that are carried or
// glow. Light goes where sight goes. Worked out again only when a light, the ground or its lighting
// has changed since.

import { integerIn } from '../errors/index.ts';
import { isqrt } from '../integers/index.ts';
import type { LevelMap } from './level-map.ts';
import { Sight } from './sight.ts';
import { SEE } from './terrain.ts';

/** The level of ground that is lit of itself, as in a lit room. */
export const GROUND_LIGHT = 3;

/** Squares that a light reaches at most. */
const FARTHEST_LIGHT = 60;

interface Lamp {
  square: number;
  radius: number;
  /** The round in which it was put last. */
  round: number;
}

/** The light on a level. Not saved: it follows from the map and from what shines on it. */
export class Light {
  readonly #map: LevelMap;
  readonly #sight: Sight;
  readonly #levels: Uint8Array;
  readonly #lamps = new Map<number, Lamp>();
  #stale = true;
  /** Counts the rounds of `begin` and `end`, and the lamps put in the present one. */
  #round = 0;
  #putThisRound = 0;
  #revision = -1;
  #litRevision = -1;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#sight = new Sight(map);
    this.#levels = new Uint8Array(map.size);
  }

  /**
   * Puts a light on a square, or moves or changes the one of that name; nothing happens when it is
   * there already.
   * @param id the creature, thing or effect that shines
   * @param radius 0…60 squares, as the crow flies, rounded down; 0 lights its own square only
   */
  put(id: number, square: number, radius: number): void {
    integerIn('radius', radius, 0, FARTHEST_LIGHT);
    const lamp = this.#lamps.get(id);
    if (lamp === undefined) {
      this.#lamps.set(id, { square, radius, round: this.#round });
      this.#putThisRound++;
      this.#stale = true;
      return;
    }
    this.#putThisRound += lamp.round === this.#round ? 0 : 1;
    lamp.round = this.#round;
    if (lamp.square !== square || lamp.radius !== radius) {
      lamp.square = square;
      lamp.radius = radius;
      this.#stale = true;
    }
  }

  /** Begins a round in which every light that still shines is put; `end` puts out the others. */
  begin(): void {
    this.#round++;
    this.#putThisRound = 0;
  }

  /** Puts out the lights that were not put since `begin`. */
  end(): void {
    if (this.#putThisRound === this.#lamps.size) {
      return;
    }
    for (const [id, { round }] of this.#lamps) {
      if (round !== this.#round) {
        this.remove(id);
      }
    }
  }

  /** Whether lights, ground or its lighting have changed since the last refresh. */
  get outdated(): boolean {
    const { revision, litRevision } = this.#map;
    return this.#stale || this.#revision !== revision || this.#litRevision !== litRevision;
  }

  /** Puts a light out; nothing happens when there is none of that name. */
  remove(id: number): void {
    if (this.#lamps.delete(id)) {
      this.#stale = true;
    }
  }

  /** Brings the levels up to date, if anything has changed. */
  refresh(): void {
    if (!this.outdated) {
      return;
    }
    const map = this.#map;
    for (let square = 0; square < map.size; square++) {
      this.#levels[square] = map.lit[square]! * GROUND_LIGHT;
    }
    for (const { square, radius } of this.#lamps.values()) {
      this.#shine(square, radius);
    }
    this.#stale = false;
    this.#revision = map.revision;
    this.#litRevision = map.litRevision;
  }

  #shine(from: number, radius: number): void {
    const map = this.#map;
    const levels = this.#levels;
    this.#sight.look(from, radius, 'disc');
    const [x, y] = [map.x(from), map.y(from)];
    const left = Math.max(-1, x - radius);
    const right = Math.min(map.width, x + radius);
    const bottom = Math.min(map.height, y + radius);
    for (let row = Math.max(-1, y - radius); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const square = map.square(column, row);
        if (this.#sight.sees(square)) {
          const far = isqrt((column - x) ** 2 + (row - y) ** 2);
          levels[square] = Math.max(levels[square]!, radius + 1 - far);
        }
      }
    }
  }

  /**
   * The level of light on a square at the last refresh: 0 dark; beside a lamp its radius + 1, one less
   * a square; on lit ground at least GROUND_LIGHT.
   */
  level(square: number): number {
    return this.#levels[square]!;
  }

  /**
   * Whether somebody elsewhere can make out the square at the last refresh. A closed square shows its
   * light only beside a lit open square that faces the eye: a lit room's wall is dark from outside.
   */
  shows(square: number, eye: number): boolean {
    const { bits, stride } = this.#map;
    if (this.#levels[square] === 0 || (bits[square]! & SEE) !== 0) {
      return this.#levels[square] !== 0;
    }
    const aside = Math.sign((eye % stride) - (square % stride));
    const along = Math.sign(Math.floor(eye / stride) - Math.floor(square / stride)) * stride;
    return (
      this.#faces(square + aside + along) ||
      this.#faces(square + aside) ||
      this.#faces(square + along)
    );
  }

  #faces(square: number): boolean {
    return (this.#map.bits[square]! & SEE) !== 0 && this.#levels[square] !== 0;
  }
}
