// Hits to kill, from damage that was added up before.

import type { Distribution } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { DamageRows, Remembered } from './damage-rows.ts';
import { type HitsToKill, hitsToKill, killingBy, MOST_STEPS, TINIEST } from './hits-to-kill.ts';
import { isSameDistribution } from './same-distribution.ts';

/** Hits whose damage is remembered at most. */
const MOST = 3;

/** Products of points and values below which a count is as quick as a look for it. */
const WORTH = 200;

/** Below this probability of survival, what was dropped as tiny would show. */
const LEAST_NEGLIGIBLE = 1e-200;

const remembered = new Remembered<Distribution, EqualHits>(MOST, isSameDistribution);

/** The same as `hitsToKill`, to the last bit. */
export function rememberedHits(
  hit: Distribution,
  needed: Distribution,
  negligible: number,
): HitsToKill {
  const isPlain = needed.probabilities.length > 1 || hit.max === 0;
  const isShort = needed.max * hit.probabilities.length < WORTH;
  if (isPlain || isShort || negligible < LEAST_NEGLIGIBLE) {
    return hitsToKill(hit, needed, negligible);
  }
  const hits = remembered.of(hit, () => new EqualHits(hit));
  return hits.toKill(needed.max, negligible) ?? hitsToKill(hit, needed, negligible);
}

/** Hits of one distribution. */
class EqualHits {
  readonly #hit: Distribution;
  readonly #hurting: number;
  readonly #damage: DamageRows;
  /** By points still needed, up to the greatest damage: the probability that a hit kills. */
  readonly #killing: Float64Array;

  constructor(hit: Distribution) {
    this.#hit = hit;
    this.#hurting = hit.atLeast(1);
    const damages = [...hit].filter(([value]) => value > 0);
    const values = damages.map(([value]) => value);
    const shares = damages.map(([, share]) => share / this.#hurting);
    this.#damage = new DamageRows(
      values.map((value, at) => [value, shares[at]!]),
      TINIEST,
    );
    this.#killing = killingBy(hit.max, values, shares);
  }

  /** Those that kill a target of so many points; undefined: more damage would be kept than may be. */
  toKill(points: number, negligible: number): HitsToKill | undefined {
    const most = Math.max(1, floorDiv(MOST_STEPS, points * this.#hit.probabilities.length));
    const kills: number[] = [];
    const alive = [1];
    let left = 1;
    while (left > negligible && kills.length < most) {
      if (!this.#damage.mayKeep(kills.length + 1, points)) {
        return undefined;
      }
      kills.push(this.#killed(this.#damage.row(kills.length, points), points));
      left = this.#alive(this.#damage.row(kills.length, points), points);
      alive.push(left);
    }
    return {
      hurting: this.#hurting,
      kills: Float64Array.from(kills),
      alive: Float64Array.from(alive),
      whole: left <= negligible,
    };
  }

  /** The probability that the next hit kills, summed up from the fewest points that are still needed. */
  #killed(row: Float64Array, points: number): number {
    const end = this.#damage.origin + points;
    const most = Math.min(points, this.#hit.max);
    let killed = 0;
    for (let needed = 1; needed <= most; needed++) {
      killed += row[end - needed]! * this.#killing[needed]!;
    }
    return killed;
  }

  /** The probability that so many points aren't reached, in the same order. */
  #alive(row: Float64Array, points: number): number {
    const { origin } = this.#damage;
    let alive = 0;
    for (let at = origin + points - 1; at >= origin; at--) {
      alive += row[at]!;
    }
    return alive;
  }
}
