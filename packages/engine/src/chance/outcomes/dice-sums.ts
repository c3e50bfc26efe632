// The exact distribution of a sum of equal dice. A running sum subtracts, and on the falling side the true
// value gets lost in rounding errors. Therefore the lower half is computed and the upper half mirrored.

/**
 * Probabilities of the sums of `count` dice with `sides` sides, from the lowest sum (`count`). Every
 * probability has a relative error below 1e-12; none is negative. Sums rarer than 1e-308 become 0.
 * @param count 1 or more
 * @param sides 1 or more
 * @returns count × (sides − 1) + 1 numbers
 */
export function diceSums(count: number, sides: number): Float64Array {
  const last = count * (sides - 1);
  const sums = new Float64Array(last + 1);
  sums[0] = 1;
  for (let dice = 1; dice <= count; dice++) {
    addDie(sums, sides, dice * (sides - 1));
  }
  for (let low = 0, high = last; low < high; low++, high--) {
    sums[high] = sums[low]!;
  }
  return sums;
}

/**
 * Adds one die to the lower half of a distribution, in place: a second array would take longer to allocate
 * than a dozen small dice take to add.
 * @param top index of the highest sum, with the new die
 */
function addDie(sums: Float64Array, sides: number, top: number): void {
  const middle = top >> 1;
  const topBefore = top - (sides - 1);
  // The new half reaches beyond the old one.
  for (let index = (topBefore >> 1) + 1; index <= middle; index++) {
    sums[index] = index <= topBefore ? sums[topBefore - index]! : 0;
  }
  // What a running sum gains at each index; from the top down, as lower values are needed unchanged.
  for (let index = middle; index >= sides; index--) {
    sums[index]! -= sums[index - sides]!;
  }
  const each = 1 / sides;
  let running = 0;
  for (let index = 0; index <= middle; index++) {
    running += sums[index]!;
    sums[index] = running * each;
  }
}
