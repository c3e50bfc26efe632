// Number of hits to kill, independent of the weapon and of misses: the distribution of points still needed
// moves downwards, hit by hit. Attackers with other chances to hit, or several blows a turn, need the same
// hits, so one answer serves them all.

import type { Distribution } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';

/** Number of hits to kill, counting only those with damage. */
export interface HitsToKill {
  /** The probability that a hit does damage, 0…1. */
  readonly hurting: number;
  /** The probability that each hit kills, from the first. */
  readonly kills: Float64Array;
  /** The probability that the target is alive after each number of hits; `alive[0]` is 1. */
  readonly alive: Float64Array;
  /** Only hits of negligible probability were left out; otherwise there were too many to count. */
  readonly whole: boolean;
}

/** Maximum number of steps per answer, at about 3 nanoseconds each; further hits are left out. */
export const MOST_STEPS = 100_000_000;

/**
 * The exact distribution of the number of hits until their damage reaches the points needed.
 * @param hit damage of one hit, 0 or more; hits are independent
 * @param needed damage that kills, 1 or more
 * @param negligible probability of survival at which the computation stops
 */
export function hitsToKill(
  hit: Distribution,
  needed: Distribution,
  negligible: number,
): HitsToKill {
  if (hit.max === 0) {
    return { hurting: 0, kills: NONE, alive: Float64Array.of(1), whole: true };
  }
  // Each hit with damage removes at least one point, so hits never exceed points.
  const most = Math.max(1, floorDiv(MOST_STEPS, needed.max * hit.probabilities.length));
  const walk = new Walk(hit, needed);
  const kills: number[] = [];
  const alive = [1];
  let left = 1;
  while (left > negligible && kills.length < most) {
    left = walk.strike();
    kills.push(walk.killed);
    alive.push(left);
  }
  return {
    hurting: hit.atLeast(1),
    kills: Float64Array.from(kills),
    alive: Float64Array.from(alive),
    whole: left <= negligible,
  };
}

const NONE = new Float64Array(0);

/** Smaller probabilities are dropped: denormal numbers are slow. */
export const TINIEST = 1e-290;

/** The distribution of points still needed, advanced hit by hit. */
class Walk {
  /** Possible damage of a damaging hit that may leave the target alive, ascending; multiplied dice leave many gaps. */
  readonly #values: Int32Array;
  /** The probability of each. */
  readonly #shares: Float64Array;
  /** By points still needed; index 0 is dead and stays 0. Zeros follow, as many as one hit takes. */
  #now: Float64Array;
  #next: Float64Array;
  /** By points still needed: the probability that a hit kills. */
  readonly #killing: Float64Array;
  /** The most points that may still be needed. */
  #most: number;
  /** The probability that the last hit killed. */
  killed = 0;

  constructor(hit: Distribution, needed: Distribution) {
    const hurting = hit.atLeast(1);
    const damages = [...hit].filter(([value]) => value > 0);
    const values = damages.map(([value]) => value);
    const shares = damages.map(([, share]) => share / hurting);
    this.#most = needed.max;
    this.#killing = killingBy(needed.max, values, shares);
    const survived = values.filter(value => value < needed.max).length;
    this.#values = Int32Array.from(values.slice(0, survived));
    this.#shares = Float64Array.from(shares.slice(0, survived));
    // A block of sums reads beyond its last one.
    const size = needed.max + 1 + (this.#values.at(-1) ?? 0) + BLOCK;
    this.#now = new Float64Array(size);
    this.#now.set(needed.probabilities, needed.start);
    this.#next = new Float64Array(size);
  }

  /** Advances by one hit. @returns the probability of survival after it */
  strike(): number {
    const now = this.#now;
    this.killed = 0;
    for (let points = 1; points <= this.#most; points++) {
      const share = now[points]!;
      if (share > TINIEST) {
        this.killed += share * this.#killing[points]!;
      } else {
        now[points] = 0;
      }
    }
    const next = this.#next.fill(0);
    const [least = this.#most] = this.#values;
    this.#most = Math.max(0, this.#most - least);
    spread(now, next, this.#values, this.#shares, this.#most);
    this.#now = next;
    this.#next = now;
    return sum(next, this.#most);
  }
}

/** By points still needed: the probability that a hit kills. @param values ascending, each with its share */
export function killingBy(
  most: number,
  values: readonly number[],
  shares: readonly number[],
): Float64Array {
  const killing = new Float64Array(most + 1);
  const [least] = values;
  let at = values.length;
  let together = 0;
  for (let points = Math.max(most, values[at - 1]!); points > 0; points--) {
    if (values[at - 1] === points) {
      at--;
      together += shares[at]!;
    }
    if (points <= most) {
      // A certain kill is exactly 1.
      killing[points] = points <= least! ? 1 : Math.min(1, together);
    }
  }
  return killing;
}

/** Sums that are worked out side by side: none of them waits for another. */
const BLOCK = 4;

/**
 * The points still needed after a hit. The terms of a sum are added in the order of the values.
 * @param most the most points that may still be needed after it
 */
function spread(
  now: Float64Array,
  next: Float64Array,
  values: Int32Array,
  shares: Float64Array,
  most: number,
): void {
  for (let points = 1; points <= most; points += BLOCK) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < values.length; at++) {
      const before = points + values[at]!;
      const share = shares[at]!;
      a += now[before]! * share;
      b += now[before + 1]! * share;
      c += now[before + 2]! * share;
      d += now[before + 3]! * share;
    }
    next[points] = a;
    next[points + 1] = b;
    next[points + 2] = c;
    next[points + 3] = d;
  }
}

function sum(shares: Float64Array, end: number): number {
  let total = 0;
  for (let at = 0; at <= end; at++) {
    total += shares[at]!;
  }
  return total;
}
