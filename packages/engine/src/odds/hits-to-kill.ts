// Number of hits to kill, independent of the weapon and of misses: the distribution of points still needed
// moves downwards, hit by hit. Attackers with other chances to hit, or several blows a turn, need the same
// hits, so one answer serves them all.

import type { Distribution } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';

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
const TINIEST = 1e-290;

/** The distribution of points still needed, advanced hit by hit. */
class Walk {
  /** Possible damage of a damaging hit, ascending; multiplied dice leave many gaps. */
  #values: Int32Array;
  /** The probability of each. */
  #shares: Float64Array;
  /** By points still needed; index 0 is dead and stays 0. */
  #now: Float64Array;
  #next: Float64Array;
  /** By points still needed: the probability that a hit kills. */
  #killing: Float64Array;
  /** The probability that the last hit killed. */
  killed = 0;

  constructor(hit: Distribution, needed: Distribution) {
    const hurting = hit.atLeast(1);
    const damages = [...hit].filter(([value]) => value > 0);
    this.#values = Int32Array.from(damages, ([value]) => value);
    this.#shares = Float64Array.from(damages, ([, share]) => share / hurting);
    this.#now = new Float64Array(needed.max + 1);
    this.#now.set(needed.probabilities, needed.start);
    this.#next = new Float64Array(needed.max + 1);
    this.#killing = this.#killingBy(needed.max);
  }

  #killingBy(most: number): Float64Array {
    const killing = new Float64Array(most + 1);
    const [least] = this.#values;
    let at = this.#values.length;
    let sum = 0;
    for (let points = Math.max(most, this.#values[at - 1]!); points > 0; points--) {
      if (this.#values[at - 1] === points) {
        at--;
        sum += this.#shares[at]!;
      }
      if (points <= most) {
        // A certain kill is exactly 1.
        killing[points] = points <= least! ? 1 : Math.min(1, sum);
      }
    }
    return killing;
  }

  /** Advances by one hit. @returns the probability of survival after it */
  strike(): number {
    const now = this.#now;
    const next = this.#next.fill(0);
    this.killed = 0;
    for (let points = 1; points < now.length; points++) {
      const share = now[points]!;
      if (share > TINIEST) {
        this.killed += share * this.#killing[points]!;
        this.#spread(next, points, share);
      }
    }
    this.#now = next;
    this.#next = now;
    return sum(next);
  }

  #spread(next: Float64Array, points: number, share: number): void {
    const values = this.#values;
    const shares = this.#shares;
    for (let at = 0; at < values.length && values[at]! < points; at++) {
      next[points - values[at]!]! += share * shares[at]!;
    }
  }
}

function sum(shares: Float64Array): number {
  let total = 0;
  for (let at = 0; at < shares.length; at++) {
    total += shares[at]!;
  }
  return total;
}
