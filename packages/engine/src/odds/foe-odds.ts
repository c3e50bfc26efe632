// What a monster's moves are worth against somebody: the chance and the damage of each blow, the damage of
// a whole move, and how long it takes to kill. Everything is asked of the bridge by which monsters strike.

import { type Dice, Distribution, Enumerator } from '../chance/index.ts';
import type { Bridges } from '../rulesets/index.ts';
import { type TurnsToKill, turnsToKill } from './turns-to-kill.ts';

/** One blow as far as it is known. */
export interface FoeBlowView {
  readonly dice: Dice;
}

/** A monster that strikes. */
export interface FoeView {
  readonly level: number;
  readonly blows: readonly FoeBlowView[];
  /** Descending armour class of whom it strikes at. */
  readonly armourClass: number;
  /** Hit points left of whom it strikes at, 0 or more. */
  readonly hitPoints: number;
}

/** What one blow is worth. */
export interface FoeBlowOdds {
  /** The probability that it does damage. */
  readonly hit: number;
  readonly damage: Distribution;
}

/** What a monster's moves are worth. */
export interface FoeOdds {
  readonly blows: readonly FoeBlowOdds[];
  /** Of one move with all its blows, as if it could all be borne. */
  readonly damage: Distribution;
  /** Its own moves until the other is dead. */
  readonly turns: TurnsToKill;
}

/** Answers for one monster. @param ask keeps what it learns */
export function foeOdds(
  bridges: Bridges,
  view: FoeView,
  ask: Enumerator = new Enumerator(),
): FoeOdds {
  const { level, armourClass, hitPoints } = view;
  const blows = view.blows.map(({ dice }) => {
    const damage = ask.askNumber(bridges.monsterBlow, bridges, { level, dice, armourClass });
    return { hit: damage.max < 1 ? 0 : damage.atLeast(1), damage };
  });
  const damage = blows.reduce((sum, blow) => sum.plus(blow.damage), Distribution.certain(0));
  return { blows, damage, turns: turnsToKill(damage, Distribution.certain(hitPoints + 1)) };
}
