// Odds of an action by somebody who doesn't know all of what he acts with: those of each case that it
// may be, weighted by how likely that is. The case stays the same through all the actions of a fight.

import { Distribution, NoteTally, type WeightedNote } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';

/** The odds of one case. */
interface CaseOdds {
  readonly hit: { readonly probability: number };
  readonly damage: Distribution;
  /** Absent for what can't die. */
  readonly kill: { readonly chance: number } | undefined;
  readonly turns: { readonly probabilities: Float64Array } | undefined;
  readonly notes: readonly WeightedNote[];
}

/** One case and how likely it is. */
interface LikelyOdds {
  readonly probability: number;
  readonly odds: CaseOdds;
}

/** What an action is worth. */
export interface MixedOdds {
  /** The probability that one blow or missile hits. */
  readonly hit: number;
  /** Of one action, as if the target could take all of it. */
  readonly damage: Distribution;
  /** The probability that one action kills; 0 for what can't die. */
  readonly kill: number;
  /** The probability that the action of each number kills, the first one first; empty for what can't die. */
  readonly turns: Float64Array;
  readonly notes: readonly WeightedNote[];
}

/** Weighs cases. @param cases their probabilities sum to 1. Throws a UsageError without any. */
export function mixedOdds(cases: readonly LikelyOdds[]): MixedOdds {
  if (cases.length === 0) {
    throw new UsageError('cases', cases, 'one or more');
  }
  const mean = (read: (odds: CaseOdds) => number) =>
    cases.reduce((sum, { probability, odds }) => sum + probability * read(odds), 0);
  const notes = new NoteTally();
  for (const { probability, odds } of cases) {
    notes.addBranch(odds.notes, probability);
  }
  return {
    hit: mean(({ hit }) => hit.probability),
    damage: Distribution.mixture(cases.map(({ probability, odds }) => [probability, odds.damage])),
    kill: mean(({ kill }) => kill?.chance ?? 0),
    turns: mixedTurns(cases),
    notes: notes.list(),
  };
}

function mixedTurns(cases: readonly LikelyOdds[]): Float64Array {
  const longest = Math.max(...cases.map(({ odds }) => odds.turns?.probabilities.length ?? 0));
  const mixed = new Float64Array(longest);
  for (const { probability, odds } of cases) {
    for (const [turn, share] of (odds.turns?.probabilities ?? mixed.slice(0, 0)).entries()) {
      mixed[turn]! += probability * share;
    }
  }
  return mixed;
}
