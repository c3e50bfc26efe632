// Whether what was played agrees with what was asked: Pearson's test of the whole distribution, and what two hundred
// such tests say together.

/** One outcome as text or number, with its probability. */
export type Cell = readonly [outcome: string | number, probability: number];

/** What a comparison comes to. */
export interface Agreement {
  /** Cells that were compared, after the rare ones were pooled. */
  readonly cells: number;
  /** Probability of so great a distance by luck alone, 0…1; 1 where nothing can differ. */
  readonly p: number;
  /** What can't be by luck at all; absent: nothing. */
  readonly impossible?: string;
}

/** A cell with fewer expected plays is pooled with its neighbours. */
const LEAST_EXPECTED = 5;

/** How far the probabilities may be from a sum of 1: what the answers leave out as negligible. */
const NEGLIGIBLE = 1e-6;

/** Compares counts of play with a distribution. */
export function agreement(
  asked: readonly Cell[],
  counts: ReadonlyMap<string | number, number>,
  plays: number,
): Agreement {
  const known = new Set(asked.filter(([, share]) => share > 0).map(([outcome]) => outcome));
  const stray = [...counts.keys()].find(outcome => !known.has(outcome));
  if (stray !== undefined) {
    return {
      cells: known.size,
      p: 0,
      impossible: `${stray} was played ${counts.get(stray)} times`,
    };
  }
  const sum = asked.reduce((all, [, share]) => all + share, 0);
  if (Math.abs(sum - 1) > NEGLIGIBLE) {
    return { cells: known.size, p: 0, impossible: `the probabilities sum to ${sum}` };
  }
  const cells = pooled(asked, counts, plays);
  const distance = cells.reduce((all, [expected, found]) => {
    return all + (found - expected) ** 2 / expected;
  }, 0);
  const p = cells.length < 2 ? 1 : upperGamma((cells.length - 1) / 2, distance / 2);
  return { cells: cells.length, p };
}

/** Expected and found counts, neighbours put together until enough is expected of each. */
function pooled(
  asked: readonly Cell[],
  counts: ReadonlyMap<string | number, number>,
  plays: number,
): readonly (readonly [expected: number, found: number])[] {
  const cells: (readonly [number, number])[] = [];
  let [expected, found] = [0, 0];
  for (const [outcome, share] of inOrder(asked)) {
    expected += share * plays;
    found += counts.get(outcome) ?? 0;
    if (expected >= LEAST_EXPECTED) {
      cells.push([expected, found]);
      [expected, found] = [0, 0];
    }
  }
  const last = cells.pop() ?? [0, 0];
  return [...cells, [last[0] + expected, last[1] + found] as const].filter(([all]) => all > 0);
}

/** Numbers by their size, so that neighbours are pooled; words by their probability, the rarest first. */
function inOrder(asked: readonly Cell[]): readonly Cell[] {
  return asked.toSorted(([one, share], [other, otherShare]) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : share - otherShare,
  );
}

/** Steps after which a series has surely converged. */
const MOST_STEPS = 100_000;

const PRECISE = 1e-14;

/**
 * The share of a gamma distribution above a value: Q(a, x). By its series below a + 1, else by Lentz's continued
 * fraction. Source: W. H. Press and others, Numerical Recipes, 3rd edition, 6.2.
 */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) {
    return 1;
  }
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let step = 1; step < MOST_STEPS && term > sum * PRECISE; step++) {
      term *= x / (a + step);
      sum += term;
    }
    return Math.max(0, 1 - sum * scale);
  }
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < MOST_STEPS; step++) {
    const numerator = -step * (step - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISE) {
      break;
    }
  }
  return Math.min(1, fraction * scale);
}

/** Coefficients of Lanczos for g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

/** ln Γ(a) of a above 0; Lanczos, to 15 digits. */
function logGamma(a: number): number {
  if (a < 0.5) {
    return Math.log(Math.PI / Math.sin(Math.PI * a)) - logGamma(1 - a);
  }
  const [first = 0, ...others] = LANCZOS;
  const sum = others.reduce((all, term, at) => all + term / (a + at), first);
  const t = a + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (a - 0.5) * Math.log(t) - t + Math.log(sum);
}

/**
 * Holm's correction: of many tests at once, those that fail at a level for all of them together.
 * @returns the places of those that fail
 */
export function failing(ps: readonly number[], level: number): number[] {
  const places = ps.map((_, at) => at).toSorted((one, other) => ps[one]! - ps[other]!);
  const passed = places.findIndex((at, rank) => ps[at]! > level / (ps.length - rank));
  return passed < 0 ? places : places.slice(0, passed);
}

/** The greatest distance between the shares of some probabilities and even ones (Kolmogorov and Smirnov). */
export function distanceFromEven(ps: readonly number[]): number {
  const sorted = ps.toSorted((one, other) => one - other);
  return Math.max(
    0,
    ...sorted.map((p, at) => Math.max(p - at / sorted.length, (at + 1) / sorted.length - p)),
  );
}
