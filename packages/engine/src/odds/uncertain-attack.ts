// What an attack is worth to somebody who doesn't know his weapon: the odds with each weapon that it may
// be, weighted by how likely that is. One weapon stays the same through all the attacks of a fight.

import { Distribution, Enumerator, NoteTally, type WeightedNote } from '../chance/index.ts';
import type { Attack, AttackerView, CombatRules } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import {
  type AttackOdds,
  type AttackOddsView,
  attackNotes,
  type CountedAttack,
  collecting,
  countedAttack,
  damageNeeded,
  strikesOf,
} from './attack-odds.ts';
import { TurnsCount } from './turns-to-kill.ts';

/** Who strikes at whom, with a weapon that may be one of several. */
export interface UncertainAttackView extends Omit<AttackOddsView, 'attacker'> {
  /** One or more; the probabilities sum to 1. */
  readonly attackers: readonly { readonly attacker: AttackerView; readonly probability: number }[];
}

/** What an attack is worth. */
export interface UncertainAttackOdds extends MixedOdds {
  /** Of one blow that hits. */
  readonly blow: Distribution;
  /** What had to be worked out: attacks of different numbers, and blows of different damage. */
  readonly counted: { readonly attacks: number; readonly blows: number };
}

/** Odds of which one is right, as one. */
export interface MixedOdds {
  /** The probability that one blow hits. */
  readonly hit: number;
  /** Of one attack with all its blows, as if the target could take them all. */
  readonly damage: Distribution;
  /** The probability that one attack kills; 0 for what can't die. */
  readonly kill: number;
  /** The probability that the attack of each number kills, the first one first; empty for what can't die. */
  readonly turns: Float64Array;
  /** The mean number of attacks; infinity for what may never die. */
  readonly meanTurns: number;
  readonly notes: readonly WeightedNote[];
}

/**
 * Answers for one fighter against one target. Weapons that come to the same numbers against it are asked
 * about once. Throws a UsageError without any attacker.
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
    odds: { ...strikesOf(rules, attack, ask, count), hit: { probability: attack.k / attack.n } },
  }));
  const notes = new NoteTally();
  const explainer = collecting();
  for (const { probability, counted: one } of counted) {
    notes.addBranch(brief ? one.sheet : attackNotes(rules, one, explainer), probability);
  }
  return {
    ...mixedNumbers(parts),
    blow: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.blow])),
    counted: { attacks: parts.length, blows: count?.counted ?? 0 },
    notes: notes.list(),
  };
}

/** An attack and how likely it is the one. */
interface LikelyAttack {
  readonly attack: Attack;
  readonly probability: number;
}

/** Attacks of equal numbers as one, in the order of their first appearance. */
function sameAttacks(
  all: readonly { readonly counted: CountedAttack; readonly probability: number }[],
): readonly LikelyAttack[] {
  const sums = new Map<string, LikelyAttack>();
  for (const { counted, probability } of all) {
    const { attack } = counted;
    const { times, k, n, blow } = attack;
    const key = JSON.stringify([times, k, n, blow]);
    const share = (sums.get(key)?.probability ?? 0) + probability;
    sums.set(key, { attack, probability: share });
  }
  return [...sums.values()];
}

/** The numbers that may be the right ones, and how likely that is. */
interface LikelyNumbers {
  readonly probability: number;
  readonly odds: Pick<AttackOdds, 'damage' | 'kill' | 'turns'> & {
    readonly hit: Pick<AttackOdds['hit'], 'probability'>;
  };
}

/** Odds that may be the right ones, and how likely that is. */
export interface LikelyOdds extends LikelyNumbers {
  readonly odds: LikelyNumbers['odds'] & Pick<AttackOdds, 'notes'>;
}

/** Odds of which one is right, as one. @param parts one or more, whose probabilities sum to 1 */
export function mixedOdds(parts: readonly LikelyOdds[]): MixedOdds {
  const notes = new NoteTally();
  for (const { probability, odds } of parts) {
    notes.addBranch(odds.notes, probability);
  }
  return { ...mixedNumbers(parts), notes: notes.list() };
}

/** The numbers of odds of which one is right. */
type MixedNumbers = Omit<MixedOdds, 'notes'>;

/** The numbers of all of them together. @param parts one or more, whose probabilities sum to 1 */
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
