// Lines of squares between two squares, for everything that flies at a target. Where the exact line runs
// exactly between two squares, a flight may lean to either side, but to the same one throughout. Thereby an
// open square can be hit exactly if it is seen (sight.ts), symmetrically.

import { floorDiv } from '../integers/index.ts';
import type { LevelMap } from './level-map.ts';

/** The side that ties of a line go to: `low` to the smaller x or y, `high` to the larger. */
export type Lean = 'low' | 'high';

/**
 * The square that a line has reached after some steps; each is a king's step. The reversed line crosses the
 * same squares.
 * @param from start, at step 0
 * @param to target, at step n = the Chebyshev distance; the line continues beyond
 * @param step 0 or more; within the map and its border
 */
function squareOnLine(map: LevelMap, from: number, to: number, step: number, lean: Lean): number {
  // Called for every square of every line: a helper inside would be an allocation each time.
  const x = map.x(from);
  const y = map.y(from);
  const dx = map.x(to) - x;
  const dy = map.y(to) - y;
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return map.square(x + rounded(dx, step, steps, lean), y + rounded(dy, step, steps, lean));
}

/** The part of an offset that a line has covered after some of its steps. */
function rounded(offset: number, step: number, steps: number, lean: Lean): number {
  return lean === 'high'
    ? floorDiv(2 * offset * step + steps, 2 * steps)
    : -floorDiv(-2 * offset * step + steps, 2 * steps);
}

/**
 * Fills in the squares of a line after its start, towards a target and beyond it.
 * @param squares receives the squares
 * @param most how many squares at most
 * @returns number of squares filled in; the line ends before the border of the map; 0 if start and target are
 *   equal
 */
export function traceLine(
  map: LevelMap,
  from: number,
  to: number,
  lean: Lean,
  squares: Int32Array,
  most: number = squares.length,
): number {
  if (from === to) {
    return 0;
  }
  for (let step = 1; step <= most; step++) {
    const square = squareOnLine(map, from, to, step, lean);
    if (!map.has(square)) {
      return step - 1;
    }
    squares[step - 1] = square;
  }
  return most;
}

/**
 * The squares of the line between two squares, excluding the first and including the last. Ties go to the
 * smaller x or y.
 */
export function squaresTo(map: LevelMap, from: number, to: number): number[] {
  const steps = Math.max(Math.abs(map.x(to) - map.x(from)), Math.abs(map.y(to) - map.y(from)));
  const squares = new Int32Array(steps);
  traceLine(map, from, to, 'low', squares);
  return Array.from(squares);
}

interface Flight {
  readonly from: number;
  readonly to: number;
  readonly mode: number;
  readonly bits: Uint8Array;
}

/** Whether all squares strictly between the ends of a line are open. */
function isClear(map: LevelMap, { from, to, mode, bits }: Flight, lean: Lean): boolean {
  const steps = Math.max(Math.abs(map.x(to) - map.x(from)), Math.abs(map.y(to) - map.y(from)));
  for (let step = 1; step < steps; step++) {
    if ((bits[squareOnLine(map, from, to, step, lean)]! & mode) === 0) {
      return false;
    }
  }
  return true;
}

/**
 * The lean with which a flight reaches a square past all closed ones, `low` if both do; undefined if neither
 * does. The target itself may be closed.
 * @param mode bits of which a square needs one, such as FLY
 * @param bits by square; by default those of the true ground
 */
export function clearLean(
  map: LevelMap,
  from: number,
  to: number,
  mode: number,
  bits: Uint8Array = map.bits,
): Lean | undefined {
  const flight = { from, to, mode, bits };
  if (isClear(map, flight, 'low')) {
    return 'low';
  }
  return isClear(map, flight, 'high') ? 'high' : undefined;
}

/**
 * Whether a flight can go from one square to another. Symmetric; for an open target and the mode SEE the same
 * as sight.
 */
export function projectable(map: LevelMap, from: number, to: number, mode: number): boolean {
  return clearLean(map, from, to, mode) !== undefined;
}
