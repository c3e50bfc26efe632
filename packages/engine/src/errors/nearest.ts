/**
 * The candidate most similar to a text, for "did you mean"; undefined if none is close. Distance is the
 * number of single-letter changes, at most a third of the length (and at least 1).
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const given = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    // Nearly all differ too much in length already.
    const distance = Math.abs(other.length - given.length) < least ? changes(given, other) : least;
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

function changes(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const swap = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(swap, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[to.length]!;
}
