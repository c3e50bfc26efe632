// Compass directions: 1 is north, then clockwise to 8 for north-west; 0 is here. x grows to the east, y to
// the south.

export const DX: readonly number[] = [0, 0, 1, 1, 1, 0, -1, -1, -1];
export const DY: readonly number[] = [0, -1, -1, 0, 1, 1, 1, 0, -1];

/** Directions by their offsets, row by row. */
const BY_STEP: readonly number[] = [8, 1, 2, 7, 0, 3, 6, 5, 4];

/** The eight directions, straight ones before diagonal ones, which makes paths look straight. */
export const STRAIGHT_FIRST: readonly number[] = [1, 3, 5, 7, 2, 4, 6, 8];

/** The direction whose ray is closest to an offset; 0 for a zero offset. */
export function directionTowards(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) {
    return 0;
  }
  const eighths = Math.round((Math.atan2(dx, -dy) * 4) / Math.PI);
  return ((eighths + 8) % 8) + 1;
}

/** The direction of an offset exactly on a straight or diagonal ray, else 0. */
export function exactDirection(dx: number, dy: number): number {
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) {
    return 0;
  }
  return BY_STEP[3 * Math.sign(dy) + Math.sign(dx) + 4]!;
}
