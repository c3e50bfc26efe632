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
  let previous = new Float64Array(last + 1);
  let current = new Float64Array(last + 1);
  const each = 1 / sides;
  current.fill(each, 0, sides);
  for (let dice = 2; dice <= count; dice++) {
    [previous, current] = [current, previous];
    addDie(previous, current, sides, dice * (sides - 1));
  }
  return current;
}

/** Writes the distribution of `before` plus one die to `sums`; `top` is the index of the highest sum. */
function addDie(before: Float64Array, sums: Float64Array, sides: number, top: number): void {
  const middle = top >> 1;
  const each = 1 / sides;
  let running = 0;
  const rising = Math.min(middle, sides - 1);
  let index = 0;
  for (; index <= rising; index++) {
    running += before[index]!;
    const share = running * each;
    sums[index] = share;
    sums[top - index] = share;
  }
  for (; index <= middle; index++) {
    running += before[index]! - before[index - sides]!;
    const share = running * each;
    sums[index] = share;
    sums[top - index] = share;
  }
}
