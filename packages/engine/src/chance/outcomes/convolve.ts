/**
 * Adds the convolution of two arrays of probabilities to `sums`. It multiplies and adds positive terms only,
 * so every outcome keeps its relative accuracy. Gaps of the first array (frequent with multiplied dice) cost
 * nothing.
 */
export function convolveInto(sums: Float64Array, first: Float64Array, second: Float64Array): void {
  const most = sums.length;
  for (let left = 0; left < first.length; left++) {
    const share = first[left]!;
    if (share === 0) {
      continue;
    }
    const end = Math.min(second.length, most - left);
    for (let right = 0; right < end; right++) {
      sums[left + right]! += share * second[right]!;
    }
  }
}
