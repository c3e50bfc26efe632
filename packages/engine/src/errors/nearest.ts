// "Did you mean": the known name most like the one that was written.

import { NearNames } from './near-names.ts';

/**
 * The candidate most similar to a text, for "did you mean"; undefined if none is close. Distance is the
 * number of changes of single letters or swaps of two, at most a third of the length (and at least 1).
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(written, new NearNames(candidates));
}

/** As `nearest`, for candidates that several texts are compared with. */
export function nearestOf(written: string, candidates: NearNames): string | undefined {
  return candidates.search(written, Math.max(1, Math.floor(written.length / 3))).name;
}
