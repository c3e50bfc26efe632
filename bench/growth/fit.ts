// The exponent of a cost: the slope of its logarithm over that of the size, by least squares.

/** A size, and what it costs. */
export interface Point {
  readonly size: number;
  /** Microseconds of processor time. */
  readonly cost: number;
}

/** Sizes, their costs, and what both are called. */
export interface Series {
  readonly name: string;
  /** What is counted: `monsters`. */
  readonly of: string;
  /** What is timed: `a turn`. */
  readonly unit: string;
  readonly points: readonly Point[];
}

/** Points from which the exponent is taken: the larger sizes, where what costs the same at every size is small. */
const FITTED = 4;

/**
 * The exponent k of a cost that grows as size^k.
 * @param points by rising size, two at least; the last four count
 */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.slice(-FITTED).map(({ size, cost }) => [Math.log(size), Math.log(cost)]);
  const mean = (place: 0 | 1) => logs.reduce((sum, log) => sum + log[place]!, 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  let [above, below] = [0, 0];
  for (const [size, cost] of logs) {
    above += (size! - x) * (cost! - y);
    below += (size! - x) ** 2;
  }
  return above / below;
}

/**
 * The exponent that n log n itself has between the sizes which are fitted: somewhat above 1.
 * @param points by rising size, two at least
 */
export function exponentOfNLogN(points: readonly Point[]): number {
  return exponentOf(points.map(({ size }) => ({ size, cost: size * Math.log(Math.max(2, size)) })));
}
