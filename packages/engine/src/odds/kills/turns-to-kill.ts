// Number of equal attacks to kill: the exact distribution, from the number of hits to kill and the number of
// hits per attack.

import { countSteps, type Distribution } from '../../chance/index.ts';
import { integerIn, UsageError } from '../../errors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { type HitsToKill, MOST_STEPS } from './hits-to-kill.ts';
import { rememberedHits } from './remembered-hits.ts';

/** Number of attacks to kill. */
export interface TurnsToKill {
  /** The probability that each attack kills, from the first. */
  readonly probabilities: Float64Array;
  /**
   * The probability that the target is alive after each number of attacks; `alive[0]` is 1. Exactly 0 only if
   * it is certainly dead, so 1 − 1e-17 isn't taken for certainty.
   */
  readonly alive: Float64Array;
  /** The mean number of attacks; infinity if it may never die. */
  readonly mean: number;
}

/** Limits of the computation. */
export interface TurnLimits {
  /** Maximum number of attacks, 1…100,000. Default 1000. */
  readonly most?: number;
  /** It stops once the probability of survival is at most this. Default 1e-12. */
  readonly negligible?: number;
}

const MOST_ATTACKS = 1000;
const NEGLIGIBLE = 1e-12;

/** Low numbers of hits are left out below this share of the negligible probability. */
const FEWEST = 1e-18;

/** High numbers of hits are left out below this probability: processors are slow with numbers near 0. */
const TINIEST = 1e-290;

/** The share of the negligible probability that the hits may leave out. */
const FINER = 1e-3;

/** One attack: several tries, each of which may hit. */
export interface AttackTries {
  /** Tries per attack, 1 or more. */
  readonly times: number;
  /** The probability that a try hits, 0…1. */
  readonly hit: number;
  /** The damage of a hit, 0 or more. */
  readonly damage: Distribution;
  /** The damage of all tries together. */
  readonly together: Distribution;
}

/**
 * The exact distribution of the number of attacks until their total reaches the points needed.
 * @param attack damage of one attack, 0 or more; attacks are independent
 * @param needed damage that kills, 1 or more; a distribution if the hit points are unknown
 * @throws UsageError for values outside these ranges, and if there are too many to count
 */
export function turnsToKill(
  attack: Distribution,
  needed: Distribution,
  limits: TurnLimits = {},
): TurnsToKill {
  const tries = { times: 1, hit: 1, damage: attack, together: attack };
  return new TurnsCount(needed, limits).turns(tries);
}

/**
 * Counts attacks against one target. Reuse it for many attackers: the hits to kill depend only on the damage
 * of a hit, and are counted once for all attackers with that damage.
 */
export class TurnsCount {
  /** The damage that kills. */
  readonly needed: Distribution;
  #most: number;
  #negligible: number;
  #hits = new Map<Distribution, HitsToKill>();

  /** @param needed damage that kills, 1 or more. Throws a UsageError for values outside these ranges. */
  constructor(needed: Distribution, limits: TurnLimits = {}) {
    if (needed.min < 1) {
      throw new UsageError('needed', needed.min, '1 point or more');
    }
    this.needed = needed;
    this.#most = integerIn('most', limits.most ?? MOST_ATTACKS, 1, 100_000);
    this.#negligible = limits.negligible ?? NEGLIGIBLE;
  }

  /** Number of damage distributions for which hits were counted. */
  get counted(): number {
    return this.#hits.size;
  }

  /** The number of attacks. Throws a UsageError for negative damage, and if there are too many to count. */
  turns(tries: AttackTries): TurnsToKill {
    const { times, hit, damage, together } = tries;
    const { needed } = this;
    if (damage.min < 0) {
      throw new UsageError('attack', damage.min, 'damage of 0 or more');
    }
    countSteps(needed.max * together.probabilities.length);
    const hits = this.#hitsOf(damage);
    const mean = meanTurns(together, needed);
    return { ...this.#attacks(hits, times, hit * hits.hurting), mean };
  }

  #hitsOf(damage: Distribution): HitsToKill {
    let hits = this.#hits.get(damage);
    if (hits === undefined) {
      hits = rememberedHits(damage, this.needed, this.#negligible * FINER);
      this.#hits.set(damage, hits);
    }
    return hits;
  }

  /** From hits to attacks: after each attack the number of hits so far has a distribution. */
  #attacks(hits: HitsToKill, times: number, hit: number): Omit<TurnsToKill, 'mean'> {
    const most = this.#mostAttacks(hits, times);
    const walk = new HitWalk(hits, times, hit, this.#negligible);
    const probabilities: number[] = [];
    const alive = [1];
    let left = 1;
    while (left > this.#negligible && probabilities.length < most) {
      left = walk.strike();
      probabilities.push(walk.killed);
      alive.push(left);
    }
    return { probabilities: Float64Array.from(probabilities), alive: Float64Array.from(alive) };
  }

  /** If not all hits were counted, only attacks that can't exceed the counted ones. */
  #mostAttacks({ kills, whole }: HitsToKill, times: number): number {
    const countable = floorDiv(MOST_STEPS, (kills.length + 1) * (times + 1));
    const most = Math.min(this.#most, Math.max(1, countable));
    return whole ? most : Math.min(most, Math.max(1, floorDiv(kills.length, times)));
  }
}

/** The probability that one attack kills, and its complement; exactly 0 if impossible. */
export function killChance(
  attack: Distribution,
  needed: Distribution,
): { readonly chance: number; readonly survives: number } {
  let chance = 0;
  let survives = 0;
  for (const [points, share] of needed) {
    chance += share * attack.atLeast(points);
    survives += share * attack.atMost(points - 1);
  }
  return { chance, survives };
}

/** The smallest number of attacks that kills with this probability; undefined beyond the last. */
export function turnsQuantile(turns: TurnsToKill, share: number): number | undefined {
  const after = turns.alive.findIndex((alive, attacks) => attacks > 0 && 1 - alive >= share);
  return after === -1 ? undefined : after;
}

/** The distribution of hits so far and survival, advanced attack by attack. */
class HitWalk {
  /** By hits so far: the probability of survival; the last index includes all higher numbers. */
  #living: Float64Array;
  /** By hits so far: the probability that it is alive and the next attack kills. */
  #killing: Float64Array;
  /** By hits of one attack. */
  #shares: Float64Array;
  #now: Float64Array;
  #next: Float64Array;
  /** The smallest and the largest possible number of hits so far. */
  #least = 0;
  #most = 0;
  readonly #tiniest: number;
  /** The probability that the last attack killed. */
  killed = 0;

  /** @param negligible a probability that isn't told */
  constructor({ kills, alive }: HitsToKill, times: number, hit: number, negligible: number) {
    this.#tiniest = negligible * FEWEST;
    this.#living = alive;
    this.#shares = binomial(times, hit);
    this.#killing = killingAttacks(kills, this.#shares);
    this.#now = new Float64Array(alive.length);
    this.#now[0] = 1;
    this.#next = new Float64Array(alive.length);
  }

  /** Advances by one attack. @returns the probability of survival after it */
  strike(): number {
    const [now, next, shares, killing] = [this.#now, this.#next, this.#shares, this.#killing];
    const [least, most] = [this.#least, this.#most];
    const end = now.length - 1;
    const times = shares.length - 1;
    let killed = 0;
    for (let hits = least; hits <= most; hits++) {
      killed += now[hits]! * killing[hits]!;
    }
    this.killed = killed;
    const last = Math.min(end, most + times);
    next.fill(0, least, last + 1);
    for (let more = times; more >= 0; more--) {
      const share = shares[more]!;
      const stop = Math.min(most, end - more);
      for (let hits = least; hits <= stop; hits++) {
        next[hits + more]! += now[hits]! * share;
      }
    }
    // The last index includes all higher numbers.
    for (let hits = Math.max(least, end - times + 1); hits <= most; hits++) {
      for (let more = end - hits + 1; more <= times; more++) {
        next[end]! += now[hits]! * shares[more]!;
      }
    }
    this.#most = last;
    while (this.#least < this.#most && next[this.#least]! < this.#tiniest) {
      this.#least++;
    }
    while (this.#least < this.#most && next[this.#most]! < TINIEST) {
      this.#most--;
    }
    this.#now = next;
    this.#next = now;
    return this.#alive();
  }

  #alive(): number {
    let sum = 0;
    for (let hits = this.#least; hits <= this.#most; hits++) {
      sum += this.#now[hits]! * this.#living[hits]!;
    }
    return sum;
  }
}

/** By hits so far: the probability that one more attack kills. @param kills by hit */
function killingAttacks(kills: Float64Array, shares: Float64Array): Float64Array {
  const sums = new Float64Array(kills.length + 1);
  // The probability that an attack has at least this many hits.
  let reached = 0;
  for (let more = shares.length - 1; more > 0; more--) {
    reached += shares[more]!;
    for (let hits = 0; hits + more <= kills.length; hits++) {
      sums[hits]! += Math.min(1, reached) * kills[hits + more - 1]!;
    }
  }
  return sums;
}

/** The binomial probabilities of 0…times successes. */
function binomial(times: number, hit: number): Float64Array {
  const shares = new Float64Array(times + 1);
  const miss = 1 - hit;
  shares[0] = 1;
  for (let tries = 1; tries <= times; tries++) {
    for (let successes = tries; successes > 0; successes--) {
      shares[successes] = shares[successes]! * miss + shares[successes - 1]! * hit;
    }
    shares[0]! *= miss;
  }
  return shares;
}

/**
 * The mean, from the top down: E(r) = 1 + Σ p(d) E(r − d). Attacks without damage multiply the time by 1 / (1
 * − p(0)).
 */
function meanTurns(attack: Distribution, needed: Distribution): number {
  const nothing = attack.probability(0);
  if (attack.max === 0) {
    return Number.POSITIVE_INFINITY;
  }
  const means = new Float64Array(needed.max + 1);
  const { probabilities, start } = attack;
  for (let points = 1; points < means.length; points++) {
    let sum = 1;
    const end = Math.min(probabilities.length, points - start);
    for (let index = Math.max(0, 1 - start); index < end; index++) {
      sum += probabilities[index]! * means[points - start - index]!;
    }
    means[points] = sum / (1 - nothing);
  }
  let mean = 0;
  for (const [points, probability] of needed) {
    mean += probability * means[points]!;
  }
  return mean;
}
