// Odds of an attack with an incompletely known weapon: the odds of each possibility, weighted by its
// probability. The weapon stays the same throughout a fight.

import { Distribution, Enumerator, NoteTally, type WeightedNote } from '../chance/index.ts';
import type { Attack, AttackerView, CombatRules } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import {
  type AttackOdds,
  type AttackOddsView,
  anyHitShare,
  attackNotes,
  type CountedAttack,
  collecting,
  countedAttack,
  damageNeeded,
  hitShare,
  strikesOf,
} from './attack-odds.ts';
import { TurnsCount } from './kills/turns-to-kill.ts';

/** The attacker with one of several possible weapons, and the target. */
export interface UncertainAttackView extends Omit<AttackOddsView, 'attacker'> {
  /** One or more; the probabilities sum to 1. */
  readonly attackers: readonly { readonly attacker: AttackerView; readonly probability: number }[];
}

/** The odds of an attack. */
export interface UncertainAttackOdds extends MixedOdds {
  /** The probability that at least one blow of an attack hits, for 0 points or more. */
  readonly anyHit: number;
  /** The mean number of attacks with each possibility. */
  readonly means: readonly { readonly probability: number; readonly turns: number }[];
  /** Damage of one blow that hits. */
  readonly blow: Distribution;
  /** Number of distinct computations: attacks with different numbers, and blows with different damage. */
  readonly counted: { readonly attacks: number; readonly blows: number };
}

/** Mixed odds of several possibilities. */
export interface MixedOdds {
  /** The probability that one blow hits. */
  readonly hit: number;
  /** Of one attack with all its blows, for a target that doesn't die. */
  readonly damage: Distribution;
  /** The probability that one attack kills; 0 for a target that can't die. */
  readonly kill: number;
  /** The probability that each attack kills, from the first; empty for a target that can't die. */
  readonly turns: Float64Array;
  /** The mean number of attacks; infinity if the target may never die. */
  readonly meanTurns: number;
  readonly notes: readonly WeightedNote[];
}

/**
 * The odds of one attacker against one target. Weapons with equal numbers against it are asked about once.
 * Throws a UsageError without attackers.
 */
export function uncertainAttackOdds(
  rules: CombatRules,
  view: UncertainAttackView,
  ask: Enumerator = new Enumerator(),
): UncertainAttackOdds {
  const { attackers, target, hitPoints, brief } = view;
  if (attackers.length === 0) {
    throw new UsageError('attackers', attackers, 'one or more');
  }
  const counted = attackers.map(({ attacker, probability }) => ({
    probability,
    counted: countedAttack(rules, { attacker, target }),
  }));
  const needed = damageNeeded(rules, { target, hitPoints }, counted[0]!.counted.view);
  const count = needed && new TurnsCount(needed);
  const parts = sameAttacks(counted).map(({ probability, attack }) => ({
    probability,
    anyHit: anyHitShare(attack),
    odds: { ...strikesOf(rules, attack, ask, count), hit: { probability: hitShare(attack) } },
  }));
  const notes = new NoteTally();
  const explainer = collecting();
  for (const { probability, counted: one } of counted) {
    notes.addBranch(brief ? one.sheet : attackNotes(rules, one, explainer), probability);
  }
  return {
    ...mixedNumbers(parts),
    anyHit: parts.reduce((sum, { probability, anyHit }) => sum + probability * anyHit, 0),
    means: parts.map(({ probability, odds }) => ({
      probability,
      turns: odds.turns?.mean ?? Number.POSITIVE_INFINITY,
    })),
    blow: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.blow])),
    counted: { attacks: parts.length, blows: count?.counted ?? 0 },
    notes: notes.list(),
  };
}

/** An attack and its probability. */
interface LikelyAttack {
  readonly attack: Attack;
  readonly probability: number;
}

/** Merges attacks with equal numbers, in the order of their first appearance. */
function sameAttacks(
  all: readonly { readonly counted: CountedAttack; readonly probability: number }[],
): readonly LikelyAttack[] {
  const sums = new Map<string, LikelyAttack>();
  for (const { counted, probability } of all) {
    const { attack } = counted;
    const { times, k, n, blow, further } = attack;
    const key = JSON.stringify([times, k, n, blow, further]);
    const share = (sums.get(key)?.probability ?? 0) + probability;
    sums.set(key, { attack, probability: share });
  }
  return [...sums.values()];
}

/** Possible numbers and their probability. */
interface LikelyNumbers {
  readonly probability: number;
  readonly odds: Pick<AttackOdds, 'damage' | 'kill' | 'turns'> & {
    readonly hit: Pick<AttackOdds['hit'], 'probability'>;
  };
}

/** Possible odds and their probability. */
export interface LikelyOdds extends LikelyNumbers {
  readonly odds: LikelyNumbers['odds'] & Pick<AttackOdds, 'notes'>;
}

/** Mixes odds by probability. @param parts one or more, whose probabilities sum to 1 */
export function mixedOdds(parts: readonly LikelyOdds[]): MixedOdds {
  const notes = new NoteTally();
  for (const { probability, odds } of parts) {
    notes.addBranch(odds.notes, probability);
  }
  return { ...mixedNumbers(parts), notes: notes.list() };
}

/** The numbers of mixed odds. */
type MixedNumbers = Omit<MixedOdds, 'notes'>;

/** Mixes numbers by probability. @param parts one or more, whose probabilities sum to 1 */
export function mixedNumbers(parts: readonly LikelyNumbers[]): MixedNumbers {
  const mean = (read: (odds: LikelyNumbers['odds']) => number) =>
    parts.reduce((sum, { probability, odds }) => sum + probability * read(odds), 0);
  return {
    hit: mean(({ hit }) => hit.probability),
    damage: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.damage])),
    kill: mean(({ kill }) => kill?.chance ?? 0),
    turns: mixedTurns(parts),
    meanTurns: mean(({ turns }) => turns?.mean ?? Number.POSITIVE_INFINITY),
  };
}

function mixedTurns(parts: readonly LikelyNumbers[]): Float64Array {
  const longest = parts.reduce(
    (most, { odds }) => Math.max(most, odds.turns?.probabilities.length ?? 0),
    0,
  );
  const mixed = new Float64Array(longest);
  for (const { probability, odds } of parts) {
    for (const [attack, share] of (odds.turns?.probabilities ?? NONE).entries()) {
      mixed[attack]! += probability * share;
    }
  }
  return mixed;
}

const NONE: readonly number[] = [];
