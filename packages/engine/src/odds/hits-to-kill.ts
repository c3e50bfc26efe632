// How many hits it takes until something is dead, whatever they are struck with and however often they
// miss: the probability of each number of points still to go flows downwards, hit by hit. Who hits more or
// less often, or strikes more than once a turn, needs the same hits, so one answer serves all of them.

import type { Distribution } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';

/** How many hits a kill takes, counting only those that do damage. */
export interface HitsToKill {
  /** The probability that a hit does damage at all, 0…1. */
  readonly hurting: number;
  /** The probability that the hit of this number kills; the first comes first. */
  readonly kills: Float64Array;
  /** The probability that it is still alive after so many hits; `alive[0]` is 1. */
  readonly alive: Float64Array;
  /** All hits were counted but those that are too unlikely; else there were too many to count. */
  readonly whole: boolean;
}

/**
 * Steps of one answer, some 3 nanoseconds each: with more, the hits that are not yet counted are left out.
 */
export const MOST_STEPS = 100_000_000;

/**
 * The exact distribution of the number of hits until their damage reaches the points needed.
 * @param hit the damage of one hit, 0 or more; hits don't depend on each other
 * @param needed the damage that kills, 1 or more
 * @param negligible the probability to be alive at which no more hits are counted
 */
export function hitsToKill(
  hit: Distribution,
  needed: Distribution,
  negligible: number,
): HitsToKill {
  if (hit.max === 0) {
    return { hurting: 0, kills: NONE, alive: Float64Array.of(1), whole: true };
  }
  // Each hit that does damage takes a point at least, so there are never more hits than points.
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

/** Shares below this are forgotten: a processor takes long over numbers so small. */
const TINIEST = 1e-290;

/** The probability of each number of points still to go, moved on hit by hit. */
class Walk {
  /** The damage that a hit may do if it does some, ascending: multiplied dice leave many gaps. */
  #values: Int32Array;
  /** The probability of each. */
  #shares: Float64Array;
  /** By points still to go; index 0 is never alive and stays 0. */
  #now: Float64Array;
  #next: Float64Array;
  /** By points still to go: the probability that a hit kills. */
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
        // What kills for certain is exactly 1.
        killing[points] = points <= least! ? 1 : Math.min(1, sum);
      }
    }
    return killing;
  }

  /** One more hit. @returns the probability to be alive after it */
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
