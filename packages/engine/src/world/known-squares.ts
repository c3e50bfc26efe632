// What somebody knows of the ground: what he remembers, and what he looks through. A dark square is not
// remembered, but when something lit is seen beyond it, it lets sight pass.

import type { LevelMap } from './level-map.ts';
import { type Lean, traceLine } from './lines.ts';
import { FLY, SEE, TERRAIN_BITS } from './terrain.ts';

/** What is known of a square: remembered as open or closed, only looked through, or nothing. */
export type SquareKnowledge = 'open' | 'closed' | 'see-through' | 'unknown';

/** What lets sight through lets everything through that flies. */
const SEE_THROUGH = FLY | SEE;

const LEANS: readonly Lean[] = ['low', 'high'];

/** Where somebody looks from, and what he makes out. */
export interface Onlooker {
  /** The square of his eyes. */
  readonly eye: number;
  /** Whether he sees a square by light in a line from his eye, not by touch or through walls. */
  seesFar(square: number): boolean;
}

/** The ground of one level as somebody knows it at one moment. Asks nothing of the true ground. */
export class KnownSquares {
  /** FLY, SEE, SWIM and WALK bits by square as known; squares that are looked through have FLY and SEE. */
  readonly bits: Uint8Array;
  /** Squares that are not remembered but looked through, in the order of their numbers. */
  readonly seenThrough: readonly number[];
  readonly #remembered: Uint8Array;

  /** @param remembered terrain number by square; any number that is none for what is not remembered */
  constructor(map: LevelMap, remembered: Uint8Array, onlooker: Onlooker) {
    this.#remembered = remembered;
    this.bits = Uint8Array.from(remembered, number => TERRAIN_BITS[number] ?? 0);
    this.seenThrough = this.#lookThrough(map, onlooker);
    for (const square of this.seenThrough) {
      this.bits[square] = SEE_THROUGH;
    }
  }

  /** What is known of a square. */
  of(square: number): SquareKnowledge {
    const isOpen = (this.bits[square]! & SEE) !== 0;
    if (this.#isRemembered(square)) {
      return isOpen ? 'open' : 'closed';
    }
    return isOpen ? 'see-through' : 'unknown';
  }

  /**
   * An open square is seen exactly when the line to it is clear that leans to one side or to the other
   * (lines.ts). Where both may be clear, the one is taken that missiles try first.
   */
  #lookThrough(map: LevelMap, { eye, seesFar }: Onlooker): number[] {
    const found = new Set<number>();
    const line = new Int32Array(Math.max(map.width, map.height));
    for (let square = 0; square < map.size; square++) {
      if ((this.bits[square]! & SEE) === 0 || !seesFar(square)) {
        continue;
      }
      const steps = Math.max(
        Math.abs(map.x(square) - map.x(eye)),
        Math.abs(map.y(square) - map.y(eye)),
      );
      const lean = LEANS.find(side => {
        traceLine(map, eye, square, side, line.subarray(0, steps));
        return this.#mayBeClear(line, steps);
      });
      for (let step = 0; lean !== undefined && step < steps - 1; step++) {
        if (!this.#isRemembered(line[step]!)) {
          found.add(line[step]!);
        }
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  /** Whether nothing on a line is remembered as closed. Its last square doesn't count. */
  #mayBeClear(line: Int32Array, steps: number): boolean {
    for (let step = 0; step < steps - 1; step++) {
      if (this.of(line[step]!) === 'closed') {
        return false;
      }
    }
    return true;
  }

  #isRemembered(square: number): boolean {
    return TERRAIN_BITS[this.#remembered[square]!] !== undefined;
  }
}
