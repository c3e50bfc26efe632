// A creature's knowledge of the ground: remembered squares, and squares it sees through. A dark square isn't
// remembered, but a lit object seen beyond it shows that it is see-through.

import type { LevelMap } from './level-map.ts';
import { type Lean, traceLine } from './lines.ts';
import { FLY, SEE, TERRAIN_BITS } from './terrain.ts';

/** Knowledge of a square: remembered as open or closed, only seen through, or nothing. */
export type SquareKnowledge = 'open' | 'closed' | 'see-through' | 'unknown';

/** A square that lets sight through lets all flying things through. */
const SEE_THROUGH = FLY | SEE;

/** A viewpoint, and what is visible from it. */
export interface Onlooker {
  /** The square of the eye. */
  readonly eye: number;
  /** Whether a square is seen by light, along a line from the eye, not by touch or through walls. */
  seesFar(square: number): boolean;
}

/** The ground of one level as known at one moment. It never reads the true ground. */
export class KnownSquares {
  /** Known FLY, SEE, SWIM and WALK bits by square; squares seen through have FLY and SEE. */
  readonly bits: Uint8Array;
  /** Squares that are seen through but not remembered, in ascending order. */
  readonly seenThrough: readonly number[];
  readonly #remembered: Uint8Array;

  /**
   * @param remembered terrain number by square; any other value for squares not remembered
   * @param obstacles bits that known objects take from their squares; absent: none
   */
  constructor(
    map: LevelMap,
    remembered: Uint8Array,
    onlooker: Onlooker,
    obstacles: Iterable<readonly [square: number, bits: number]> = [],
  ) {
    this.#remembered = remembered;
    this.bits = bitsOf(remembered);
    for (const [square, bits] of obstacles) {
      this.bits[square]! &= ~bits;
    }
    this.seenThrough = this.#lookThrough(map, onlooker);
    for (const square of this.seenThrough) {
      this.bits[square] = SEE_THROUGH;
    }
  }

  /** The knowledge of a square. */
  of(square: number): SquareKnowledge {
    const isOpen = (this.bits[square]! & SEE) !== 0;
    if (this.#isRemembered(square)) {
      return isOpen ? 'open' : 'closed';
    }
    return isOpen ? 'see-through' : 'unknown';
  }

  /**
   * An open square is seen exactly if the line to it is clear with one of the two leans (lines.ts). Where
   * both may be clear, the one that missiles try first is taken.
   */
  #lookThrough(map: LevelMap, { eye, seesFar }: Onlooker): number[] {
    const found = new Uint8Array(map.size);
    const line = new Int32Array(Math.max(map.width, map.height));
    let count = 0;
    // Worked out for each view: these loops make nothing.
    for (let square = 0; square < map.size; square++) {
      if ((this.bits[square]! & SEE) === 0 || !seesFar(square)) {
        continue;
      }
      const steps = Math.max(
        Math.abs(map.x(square) - map.x(eye)),
        Math.abs(map.y(square) - map.y(eye)),
      );
      const isClear =
        this.#mayBeClear(map, eye, square, 'low', line, steps) ||
        this.#mayBeClear(map, eye, square, 'high', line, steps);
      for (let step = 0; isClear && step < steps - 1; step++) {
        const between = line[step]!;
        if (found[between] === 0 && !this.#isRemembered(between)) {
          found[between] = 1;
          count++;
        }
      }
    }
    return count === 0 ? [] : marked(found);
  }

  /** Traces a line. @returns whether none of its squares, except the last, is remembered as closed */
  #mayBeClear(
    map: LevelMap,
    eye: number,
    square: number,
    lean: Lean,
    line: Int32Array,
    steps: number,
  ): boolean {
    // All but the last: a square beside the eye has nothing before it.
    traceLine(map, eye, square, lean, line, steps - 1);
    for (let step = 0; step < steps - 1; step++) {
      if ((this.bits[line[step]!]! & SEE) === 0 && this.#isRemembered(line[step]!)) {
        return false;
      }
    }
    return true;
  }

  #isRemembered(square: number): boolean {
    return TERRAIN_BITS[this.#remembered[square]!] !== undefined;
  }
}

/** The squares with a mark, in ascending order. */
function marked(marks: Uint8Array): number[] {
  const squares: number[] = [];
  for (let square = 0; square < marks.length; square++) {
    if (marks[square] === 1) {
      squares.push(square);
    }
  }
  return squares;
}

/** The bits of remembered terrain; 0 where nothing is remembered. A loop: this is made for each question. */
function bitsOf(remembered: Uint8Array): Uint8Array {
  const bits = new Uint8Array(remembered.length);
  for (let square = 0; square < remembered.length; square++) {
    bits[square] = TERRAIN_BITS[remembered[square]!] ?? 0;
  }
  return bits;
}
