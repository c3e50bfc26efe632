// Odds of a shot or throw with an incompletely known missile or launcher: the odds of each possibility,
// weighted by its probability. Possibilities with equal numbers are asked about once.

import { Distribution, Enumerator, NoteTally } from '../chance/index.ts';
import type { CombatRules, ShooterView, ThrowerView, WeaponView } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import { collecting } from './attack-odds.ts';
import {
  arriving,
  type CountedMissile,
  countedShot,
  countedThrow,
  flightNumbers,
  type MissileAim,
  missileDamageNeeded,
  missileNotes,
} from './counted-missile.ts';
import { TurnsCount } from './kills/turns-to-kill.ts';
import { type MissileOdds, missileBreaks } from './missile-odds.ts';
import { type MixedOdds, mixedNumbers } from './uncertain-attack.ts';

/** A possible shot or throw with its probability. */
export type LikelyMissile = { readonly missile: WeaponView; readonly probability: number } & (
  | { readonly how: 'shot'; readonly by: ShooterView }
  | { readonly how: 'thrown'; readonly by: ThrowerView }
);

/** Possible missiles and their target. */
export interface UncertainMissileView extends MissileAim {
  /** One or more; the probabilities sum to 1. */
  readonly likely: readonly LikelyMissile[];
  /** Omits the notes, which take as long as everything else. */
  readonly brief?: boolean | undefined;
}

/** The odds of a shot or throw. */
export interface UncertainMissileOdds extends MixedOdds {
  /** Damage of one missile that hits. */
  readonly hurt: Distribution;
  /** Damage of all missiles of a turn, for a target that doesn't die. */
  readonly turnDamage: Distribution;
  /** Missiles a turn, and their range in grids. */
  readonly aTurn: number;
  readonly range: number;
  /** Breakage in percent: it depends only on the missile's kind, which is known. */
  readonly breaks: MissileOdds['breaks'];
  /** Number of distinct computations: flights with different numbers, and hits with different damage. */
  readonly counted: { readonly flights: number; readonly hits: number };
}

/**
 * The odds against one target.
 * @param ask a cache; pass the same one for similar questions
 * @throws UsageError without missiles, and for a shot without a launcher
 */
export function uncertainMissileOdds(
  rules: CombatRules,
  { likely, brief, ...aim }: UncertainMissileView,
  ask: Enumerator = new Enumerator(),
): UncertainMissileOdds {
  const counted = likely.map(one => ({
    probability: one.probability,
    missile: countedMissile(rules, one, aim),
  }));
  const [first] = counted;
  if (first === undefined) {
    throw new UsageError('likely', likely, 'one or more');
  }
  const { flight, aTurn } = first.missile;
  const needed = missileDamageNeeded(aim, flight, aTurn);
  const count = needed && new TurnsCount(needed);
  const parts = sameFlights(counted).map(({ probability, missile }) => {
    const { k, n } = missile.flight;
    const hit = { probability: missile.inRange ? k / n : 0 };
    return { probability, odds: { ...flightNumbers(rules, missile, ask, count), hit } };
  });
  const notes = new NoteTally();
  const explainer = collecting();
  for (const { probability, missile } of brief ? [] : counted) {
    notes.addBranch(missileNotes(rules, missile, explainer), probability);
  }
  return {
    ...mixedNumbers(parts),
    hurt: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.hurt])),
    turnDamage: Distribution.mixture(
      parts.map(({ probability, odds }) => [probability, odds.turnDamage]),
    ),
    aTurn,
    range: first.missile.range,
    notes: notes.list(),
    breaks: missileBreaks(rules, aim, first.missile),
    counted: { flights: parts.length, hits: count?.counted ?? 0 },
  };
}

function countedMissile(
  rules: CombatRules,
  likely: LikelyMissile,
  { target, distance, arrives }: MissileAim,
): CountedMissile {
  const { missile } = likely;
  const counted =
    likely.how === 'shot'
      ? countedShot(rules, { shooter: likely.by, missile, target, distance })
      : countedThrow(rules, { thrower: likely.by, object: missile, target, distance });
  return arriving(counted, arrives);
}

interface LikelyCounted {
  readonly missile: CountedMissile;
  readonly probability: number;
}

/** Merges flights with equal numbers, in the order of their first appearance. */
function sameFlights(all: readonly LikelyCounted[]): readonly LikelyCounted[] {
  const sums = new Map<string, LikelyCounted>();
  for (const { missile, probability } of all) {
    const { flight, aTurn, inRange } = missile;
    const key = JSON.stringify([flight, aTurn, inRange]);
    const share = (sums.get(key)?.probability ?? 0) + probability;
    sums.set(key, { missile, probability: share });
  }
  return [...sums.values()];
}
