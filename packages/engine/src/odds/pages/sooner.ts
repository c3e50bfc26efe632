// Which of two fights is over first, counted in attacks.

/**
 * The probability that the first count is smaller than the second; the counts are independent.
 * @param one and other: the probability of each number, from 1; what is missing to 1 lies beyond the end
 */
export function soonerShare(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let left = 1;
  let share = 0;
  for (let at = 0; at < one.length; at++) {
    left -= other[at] ?? 0;
    share += one[at]! * Math.max(0, left);
  }
  return share;
}
