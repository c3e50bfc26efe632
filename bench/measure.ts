// Side-by-side measurements: two sides take turns on one machine in one run, and the result is the
// median of the ratios of their rates, round by round. Time is processor time of the thread, because
// other work on the machine moves the clock on the wall by a factor of two.

/** What one piece of work took and came to. */
interface Piece {
  readonly microseconds: number;
  /** All results folded into one number. */
  readonly checksum: number;
  /** Counts of the work done, in an order that both sides share. */
  readonly counts?: readonly number[];
}

/** One side of a comparison. */
export interface Side {
  readonly name: string;
  /** Units of work in one pass. */
  readonly unitsPerPass: number;
  /** Does the work over and over; every call starts afresh. */
  run(passes: number): Piece;
}

/** How much trouble to take. */
export interface Effort {
  readonly rounds: number;
  /** Least milliseconds of one timed piece. The clock moves in steps of 4 ms. */
  readonly pieceMilliseconds: number;
  /** How often to measure once more while the spread is too wide. */
  readonly repeats: number;
}

/** A spread above this is no result: so is the share by which rounds differ from their median. */
export const WIDEST_SPREAD = 0.15;

/** How one side's rate compares with the other's. */
export interface Comparison {
  /** Ours divided by theirs: the median of the rounds, the smallest and the largest. */
  readonly median: number;
  readonly smallest: number;
  readonly largest: number;
  /** Units per second: medians. */
  readonly ours: number;
  readonly theirs: number;
}

/** (largest − smallest) / median. */
export function spreadOf({ median, smallest, largest }: Comparison): number {
  return (largest - smallest) / median;
}

/** A side in this process. @param work runs passes and returns the checksum */
export function timed(
  name: string,
  unitsPerPass: number,
  work: (passes: number) => number,
  counts?: () => readonly number[],
): Side {
  return {
    name,
    unitsPerPass,
    run(passes) {
      const before = process.threadCpuUsage();
      const checksum = work(passes);
      const { user, system } = process.threadCpuUsage(before);
      const microseconds = Math.max(1, user + system);
      return counts === undefined
        ? { microseconds, checksum }
        : { microseconds, checksum, counts: counts() };
    },
  };
}

/** Compares two sides, once more while the spread is too wide; the narrowest spread counts. */
export function compare(ours: Side, theirs: Side, effort: Effort): Comparison {
  const passes = [passesFor(ours, effort), passesFor(theirs, effort)] as const;
  let best = compareOnce(ours, theirs, passes, effort.rounds);
  for (let repeat = 0; repeat < effort.repeats && spreadOf(best) > WIDEST_SPREAD; repeat++) {
    const again = compareOnce(ours, theirs, passes, effort.rounds);
    best = spreadOf(again) < spreadOf(best) ? again : best;
  }
  return best;
}

/** Passes that take one timed piece; finding out is the warm-up. */
function passesFor(side: Side, { pieceMilliseconds }: Effort): number {
  const least = pieceMilliseconds * 1000;
  let passes = 1;
  for (;;) {
    const { microseconds } = side.run(passes);
    if (microseconds >= least) {
      return passes;
    }
    const wanted = Math.ceil((passes * least * 1.2) / microseconds);
    passes = microseconds < least / 8 ? passes * 4 : wanted;
  }
}

function compareOnce(
  ours: Side,
  theirs: Side,
  [ourPasses, theirPasses]: readonly [number, number],
  rounds: number,
): Comparison {
  const ourRates: number[] = [];
  const theirRates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ourRates.push(rate(ours, ourPasses));
    theirRates.push(rate(theirs, theirPasses));
  }
  return comparisonOf(ourRates, theirRates);
}

/** Compares rates that were taken in turn: units per second, round by round. */
export function comparisonOf(
  ourRates: readonly number[],
  theirRates: readonly number[],
): Comparison {
  const ratios = ourRates.map((ourRate, round) => ourRate / theirRates[round]!);
  return {
    median: median(ratios),
    smallest: Math.min(...ratios),
    largest: Math.max(...ratios),
    ours: median(ourRates),
    theirs: median(theirRates),
  };
}

/** Units per second. */
function rate(side: Side, passes: number): number {
  return (side.unitsPerPass * passes * 1e6) / side.run(passes).microseconds;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
