// Integer arithmetic by name: every division in a rule states its rounding.

/** a / b rounded down (towards minus infinity). @param b not 0 */
export function floorDiv(a: number, b: number): number {
  return Math.floor(a / b);
}

/** a / b with the fraction dropped (towards 0); never −0. @param b not 0 */
export function truncDiv(a: number, b: number): number {
  return Math.trunc(a / b) + 0;
}

/** The whole part of the square root. @param n 0 or more */
export function isqrt(n: number): number {
  return Math.floor(Math.sqrt(n));
}

/** The value, or the nearer end of the inclusive range. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The greatest integer that divides both; the other one if one is 0. @param one, @param other integers from 0 */
export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
