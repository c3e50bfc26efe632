// What an attack is worth to somebody who doesn't know his weapon: the odds with each weapon that it may
// be, weighted by how likely that is. One weapon stays the same through all the attacks of a fight.

import { Distribution, Enumerator, NoteTally, type WeightedNote } from '../chance/index.ts';
import type { AttackerView, CombatRules } from '../combat/index.ts';
import { UsageError } from '../errors/index.ts';
import { type AttackOdds, type AttackOddsView, attackOdds } from './attack-odds.ts';

/** Who strikes at whom, with a weapon that may be one of several. */
export interface UncertainAttackView extends Omit<AttackOddsView, 'attacker'> {
  /** One or more; the probabilities sum to 1. */
  readonly attackers: readonly { readonly attacker: AttackerView; readonly probability: number }[];
}

/** What an attack is worth. */
export interface UncertainAttackOdds {
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

/** Answers for one fighter against one target. Throws a UsageError without any attacker. */
export function uncertainAttackOdds(
  rules: CombatRules,
  view: UncertainAttackView,
  ask: Enumerator = new Enumerator(),
): UncertainAttackOdds {
  const { attackers, target, hitPoints, brief } = view;
  if (attackers.length === 0) {
    throw new UsageError('attackers', attackers, 'one or more');
  }
  return mixedOdds(
    attackers.map(({ attacker, probability }) => ({
      probability,
      odds: attackOdds(rules, { attacker, target, hitPoints, brief }, ask),
    })),
  );
}

/** Odds that may be the right ones, and how likely that is. */
export interface LikelyOdds {
  readonly probability: number;
  readonly odds: Pick<AttackOdds, 'damage' | 'kill' | 'turns' | 'notes'> & {
    readonly hit: Pick<AttackOdds['hit'], 'probability'>;
  };
}

/** Odds of which one is right, as one. @param parts one or more, whose probabilities sum to 1 */
export function mixedOdds(parts: readonly LikelyOdds[]): UncertainAttackOdds {
  const mean = (read: (odds: LikelyOdds['odds']) => number) =>
    parts.reduce((sum, { probability, odds }) => sum + probability * read(odds), 0);
  const notes = new NoteTally();
  for (const { probability, odds } of parts) {
    notes.addBranch(odds.notes, probability);
  }
  return {
    hit: mean(({ hit }) => hit.probability),
    damage: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.damage])),
    kill: mean(({ kill }) => kill?.chance ?? 0),
    turns: mixedTurns(parts),
    meanTurns: mean(({ turns }) => turns?.mean ?? Number.POSITIVE_INFINITY),
    notes: notes.list(),
  };
}

function mixedTurns(parts: readonly LikelyOdds[]): Float64Array {
  const longest = Math.max(...parts.map(({ odds }) => odds.turns?.probabilities.length ?? 0));
  const mixed = new Float64Array(longest);
  for (const { probability, odds } of parts) {
    for (const [attack, share] of (odds.turns?.probabilities ?? NONE).entries()) {
      mixed[attack]! += probability * share;
    }
  }
  return mixed;
}

const NONE: readonly number[] = [];
