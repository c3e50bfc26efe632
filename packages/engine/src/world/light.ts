// Light levels of squares: lit ground, and carried or glowing lights. Light propagates as sight does. Levels
// are recomputed only after a light, the ground or its lighting has changed.

import { integerIn } from '../errors/index.ts';
import { floorDiv, isqrt } from '../integers/index.ts';
import { groundReach, isBoundless } from './darkness.ts';
import type { LevelMap } from './level-map.ts';
import { Sight } from './sight.ts';
import { SEE } from './terrain.ts';

/** The light level of lit ground, as in a lit room. */
export const GROUND_LIGHT = 3;

/** Maximum radius of a light in squares. */
const FARTHEST_LIGHT = 60;

interface Lamp {
  square: number;
  radius: number;
  /** The last round in which it was put. */
  round: number;
}

/** The light on a level. It isn't saved, as it follows from the map and the lights. */
export class Light {
  readonly #map: LevelMap;
  /** Made for the first lamp. */
  #sight: Sight | undefined;
  readonly #levels: Uint8Array;
  readonly #lamps = new Map<number, Lamp>();
  #stale = true;
  /** Counter of `begin` … `end` rounds, and of the lights put in the present round. */
  #round = 0;
  #putThisRound = 0;
  #revision = -1;
  #litRevision = -1;
  #darkness = -1;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#levels = new Uint8Array(map.size);
  }

  /**
   * Adds a light on a square, or updates the one with that id; an unchanged light costs nothing.
   * @param id the creature, item or effect that shines
   * @param radius 0…60 squares in Euclidean distance, rounded down; 0 lights only its own square
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

  /** Starts a round in which every present light is put; `end` removes the others. */
  begin(): void {
    this.#round++;
    this.#putThisRound = 0;
  }

  /** Removes the lights that weren't put since `begin`. */
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
    const { revision, litRevision, darkness } = this.#map;
    const isSameMap = this.#revision === revision && this.#litRevision === litRevision;
    return this.#stale || !isSameMap || this.#darkness !== darkness;
  }

  /** Removes a light, if it exists. */
  remove(id: number): void {
    if (this.#lamps.delete(id)) {
      this.#stale = true;
    }
  }

  /** Recomputes the levels if anything has changed. */
  refresh(): void {
    if (!this.outdated) {
      return;
    }
    const map = this.#map;
    const reach = groundReach(map.darkness);
    const [unlit, lit] = [Number(isBoundless(reach.unlit)), Number(isBoundless(reach.lit))];
    for (let square = 0; square < map.size; square++) {
      this.#levels[square] = (map.lit[square] === 0 ? unlit : lit) * GROUND_LIGHT;
    }
    for (const { square, radius } of this.#lamps.values()) {
      this.#shine(square, radius);
    }
    this.#stale = false;
    this.#revision = map.revision;
    this.#litRevision = map.litRevision;
    this.#darkness = map.darkness;
  }

  #shine(from: number, radius: number): void {
    const map = this.#map;
    const levels = this.#levels;
    this.#sight ??= new Sight(map);
    const sight = this.#sight;
    sight.look(from, radius, 'disc');
    const [x, y] = [map.x(from), map.y(from)];
    const left = Math.max(-1, x - radius);
    const right = Math.min(map.width, x + radius);
    const bottom = Math.min(map.height, y + radius);
    for (let row = Math.max(-1, y - radius); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const square = map.square(column, row);
        if (sight.sees(square)) {
          const far = isqrt((column - x) ** 2 + (row - y) ** 2);
          levels[square] = Math.max(levels[square]!, radius + 1 - far);
        }
      }
    }
  }

  /**
   * The light level of a square at the last refresh: 0 is dark. At a lamp it is radius + 1, and 1 less per
   * square. Lit ground has at least GROUND_LIGHT.
   */
  level(square: number): number {
    return this.#levels[square]!;
  }

  /**
   * Whether a square is visibly lit from an eye at the last refresh. A closed square shows light only next to
   * a lit open square on the eye's side: a lit room's wall is dark from outside.
   */
  shows(square: number, eye: number): boolean {
    return this.#showsBy(this.#levels, square, eye) || this.#glimmers(square, eye);
  }

  /** Whether ground is seen without a lamp because the eye is near it, on a level of uncommon darkness. */
  #glimmers(square: number, eye: number): boolean {
    const map = this.#map;
    const { lit, unlit } = groundReach(map.darkness);
    if (isBoundless(lit) && unlit === 0) {
      return false;
    }
    const away = Math.max(
      Math.abs(map.x(square) - map.x(eye)),
      Math.abs(map.y(square) - map.y(eye)),
    );
    return away <= unlit || (away <= lit && this.#showsBy(map.lit, square, eye));
  }

  /** Whether a square is bright, a closed one on the eye's side. */
  #showsBy(bright: Uint8Array, square: number, eye: number): boolean {
    const { bits, stride } = this.#map;
    if (bright[square] === 0 || (bits[square]! & SEE) !== 0) {
      return bright[square] !== 0;
    }
    const aside = Math.sign((eye % stride) - (square % stride));
    const along = Math.sign(floorDiv(eye, stride) - floorDiv(square, stride)) * stride;
    return (
      this.#faces(bright, square + aside + along) ||
      this.#faces(bright, square + aside) ||
      this.#faces(bright, square + along)
    );
  }

  #faces(bright: Uint8Array, square: number): boolean {
    return (this.#map.bits[square]! & SEE) !== 0 && bright[square] !== 0;
  }
}
