// What a monster's blows may do to a hero: one turn of them, and how many turns he may stand. Asked of
// the rule that monsters strike by; a hero dies when his hit points fall below 0.

import { Distribution, type Enumerator } from '../chance/index.ts';
import type { Bridges, MonsterBlowView } from '../rulesets/index.ts';
import { type TurnsToKill, turnsToKill } from './turns-to-kill.ts';

/** Who is struck, and with what. */
export interface DangerView {
  /** The blows of one turn; each is struck whatever became of the others. */
  readonly blows: readonly MonsterBlowView[];
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

/** Answers for one monster that strikes a hero for a turn. */
export function dangerOdds(bridges: Bridges, view: DangerView, ask: Enumerator): DangerOdds {
  const blows = view.blows.map(blow => ask.askNumber(bridges.monsterBlow, bridges, blow));
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
