// What a monster's blows may do to a hero: one turn of them, and how many turns he may stand. Asked of
// the rule that monsters strike by; a hero dies when his hit points fall below 0.

import { Distribution, type Enumerator } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import type { Bridges, MonsterBlowView } from '../rulesets/index.ts';
import { type TurnsToKill, turnsToKill } from './turns-to-kill.ts';

/** Who is struck, and with what. */
export interface DangerView {
  /** The blows of one turn; each is struck whatever became of the others. */
  readonly blows: readonly MonsterBlowView[];
  /** Hit points that the hero has left, 0 or more. */
  readonly hitPoints: number;
}

/** Who is struck, by somebody who may hold one of several weapons. */
export interface UncertainDangerView {
  /** One or more; the probabilities sum to 1. */
  readonly cases: readonly {
    readonly blows: readonly MonsterBlowView[];
    readonly probability: number;
  }[];
  /** Hit points that the hero has left, 0 or more. */
  readonly hitPoints: number;
}

/** What a turn of blows may do. */
export interface DangerOdds {
  /** The probability of each blow to hurt, in their order. */
  readonly hits: readonly number[];
  /** Damage of a turn. */
  readonly damage: Distribution;
  /** The probability that a turn kills. */
  readonly kill: number;
  /** Absent for who strikes no blows. */
  readonly turns: TurnsToKill | undefined;
}

/** The damage of one blow, 0 for a miss; remembered, as a blow is asked about again every turn. */
function blowOdds(bridges: Bridges, blow: MonsterBlowView, ask: Enumerator): Distribution {
  return ask.remember(bridges.monsterBlow, bridges, blow).distribution!;
}

/** Answers for one monster that strikes a hero for a turn. */
export function dangerOdds(bridges: Bridges, view: DangerView, ask: Enumerator): DangerOdds {
  const blows = view.blows.map(blow => blowOdds(bridges, blow, ask));
  const nothing = Distribution.certain(0);
  const damage = blows.reduce((sum, blow) => sum.plus(blow), nothing);
  const deadly = view.hitPoints + 1;
  return {
    hits: blows.map(blow => blow.atLeast(1)),
    damage,
    kill: damage.atLeast(deadly),
    turns: blows.length === 0 ? undefined : turnsToKill(damage, Distribution.certain(deadly)),
  };
}

/** The same for somebody who holds one weapon through all the fight, nobody knows which. */
export function uncertainDanger(
  bridges: Bridges,
  { cases, hitPoints }: UncertainDangerView,
  ask: Enumerator,
): DangerOdds {
  const parts = cases.map(({ blows, probability }) => ({
    probability,
    odds: dangerOdds(bridges, { blows, hitPoints }, ask),
  }));
  const [first, ...others] = parts;
  if (first === undefined) {
    throw new UsageError('cases', cases, 'one or more');
  }
  if (others.length === 0) {
    return first.odds;
  }
  const mean = (read: (odds: DangerOdds) => number) =>
    parts.reduce((sum, { probability, odds }) => sum + probability * read(odds), 0);
  return {
    hits: first.odds.hits.map((_, place) => mean(({ hits }) => hits[place]!)),
    damage: Distribution.mixture(parts.map(({ probability, odds }) => [probability, odds.damage])),
    kill: mean(({ kill }) => kill),
    turns: mixedTurns(
      parts.flatMap(({ probability, odds: { turns } }) =>
        turns === undefined ? [] : [{ probability, turns }],
      ),
    ),
  };
}

function mixedTurns(
  parts: readonly { readonly probability: number; readonly turns: TurnsToKill }[],
): TurnsToKill | undefined {
  if (parts.length === 0) {
    return undefined;
  }
  const longest = Math.max(...parts.map(({ turns }) => turns.probabilities.length));
  const probabilities = new Float64Array(longest);
  const alive = new Float64Array(longest + 1);
  for (const { probability, turns } of parts) {
    for (const [turn, share] of turns.probabilities.entries()) {
      probabilities[turn]! += probability * share;
    }
    for (let turn = 0; turn <= longest; turn++) {
      alive[turn]! += probability * (turns.alive[turn] ?? turns.alive.at(-1)!);
    }
  }
  const mean = parts.reduce((sum, { probability, turns }) => sum + probability * turns.mean, 0);
  return { probabilities, alive, mean };
}
