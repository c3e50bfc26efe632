// How many equal attacks it takes until something is dead: the exact distribution, by letting the
// probability of each number of points still to go flow downwards, attack by attack.

import { countSteps, type Distribution } from '../chance/index.ts';
import { integerIn, UsageError } from '../errors/index.ts';
import { floorDiv } from '../integers/index.ts';

/** How many attacks a kill takes. */
export interface TurnsToKill {
  /** The probability that the attack of this number kills; the first attack comes first. */
  readonly probabilities: Float64Array;
  /**
   * The probability that it is still alive after so many attacks; `alive[0]` is 1. Exactly 0 only
   * when it is certainly dead, so that 1 − 1e-17 is not taken for certainty.
   */
  readonly alive: Float64Array;
  /** The mean number of attacks; infinity when it may never die. */
  readonly mean: number;
}

/** Steps of one answer, some 3 nanoseconds each: with more, the attacks that are not yet counted are left out. */
const MOST_STEPS = 100_000_000;

/** When no more attacks are worth computing. */
export interface TurnLimits {
  /** The most attacks, 1…100,000. Default 1000. */
  readonly most?: number;
  /** Ends once the probability to be alive is at most this. Default 1e-12. */
  readonly negligible?: number;
}

/**
 * The exact distribution of the number of attacks until their total reaches the points needed.
 * @param attack the damage of one attack, 0 or more; attacks don't depend on each other
 * @param needed the damage that kills, 1 or more; a distribution when hit points aren't known
 * Throws a UsageError for values outside these ranges, and where there are too many to count.
 */
export function turnsToKill(
  attack: Distribution,
  needed: Distribution,
  limits: TurnLimits = {},
): TurnsToKill {
  validateDamages(attack, needed);
  const most = Math.min(
    integerIn('most', limits.most ?? 1000, 1, 100_000),
    Math.max(1, floorDiv(MOST_STEPS, needed.max * attack.probabilities.length)),
  );
  countSteps(needed.max * attack.probabilities.length);
  const negligible = limits.negligible ?? 1e-12;
  const walk = new Walk(attack, needed);
  const probabilities: number[] = [];
  const alive = [1];
  let left = 1;
  while (left > negligible && probabilities.length < most) {
    walk.strike();
    left = walk.alive;
    probabilities.push(walk.killed);
    alive.push(left);
  }
  return {
    probabilities: Float64Array.from(probabilities),
    alive: Float64Array.from(alive),
    mean: meanTurns(attack, needed),
  };
}

/** The least number of attacks after which it is dead with this share; nothing beyond the last. */
export function turnsQuantile(turns: TurnsToKill, share: number): number | undefined {
  const after = turns.alive.findIndex((alive, attacks) => attacks > 0 && 1 - alive >= share);
  return after === -1 ? undefined : after;
}

function validateDamages(attack: Distribution, needed: Distribution): void {
  if (attack.min < 0) {
    throw new UsageError('attack', attack.min, 'damage of 0 or more');
  }
  if (needed.min < 1) {
    throw new UsageError('needed', needed.min, '1 point or more');
  }
}

/** The probability of each number of points still to go, moved on attack by attack. */
class Walk {
  #damage: Float64Array;
  #least: number;
  /** By points still to go; index 0 is never alive and stays 0. */
  #now: Float64Array;
  #next: Float64Array;
  #killing: Float64Array;
  /** The probability that the last attack killed. */
  killed = 0;

  constructor(attack: Distribution, needed: Distribution) {
    this.#damage = attack.probabilities;
    this.#least = attack.start;
    this.#now = new Float64Array(needed.max + 1);
    this.#now.set(needed.probabilities, needed.start);
    this.#next = new Float64Array(needed.max + 1);
    this.#killing = Float64Array.from({ length: needed.max + 1 }, (_, points) =>
      attack.atLeast(points),
    );
  }

  /** The probability that it is alive now. */
  get alive(): number {
    return this.#now.reduce((sum, share) => sum + share, 0);
  }

  strike(): void {
    const now = this.#now;
    const next = this.#next.fill(0);
    this.killed = 0;
    for (let points = 1; points < now.length; points++) {
      const share = now[points]!;
      if (share !== 0) {
        this.killed += share * this.#killing[points]!;
        this.#spread(next, points, share);
      }
    }
    this.#now = next;
    this.#next = now;
  }

  #spread(next: Float64Array, points: number, share: number): void {
    const damage = this.#damage;
    const top = points - this.#least;
    const end = Math.min(damage.length, top);
    for (let index = 0; index < end; index++) {
      next[top - index]! += share * damage[index]!;
    }
  }
}

/**
 * The mean, from the top down: E(r) = 1 + Σ p(d) E(r − d). A blow of no damage only stretches time,
 * by 1 / (1 − p(0)).
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
