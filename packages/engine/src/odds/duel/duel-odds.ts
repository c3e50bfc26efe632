// A duel: a hero and a foe beside each other strike until one is dead. The blows of one don't depend on those of the
// other, and neither do their moves, so the exact odds are sums over the orders of the moves.

import { Distribution } from '../../chance/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import { DamageRows, Remembered } from '../kills/damage-rows.ts';
import { isSameDistribution } from '../kills/same-distribution.ts';
import { type TurnsToKill, turnsToKill } from '../kills/turns-to-kill.ts';
import { coursesOf, type Moves } from './courses.ts';
import type { Paces } from './move-order.ts';

/** A duel. Each move of both is an attack. */
export interface DuelView {
  /** Damage of one attack of the hero, 0 or more. */
  readonly struck: Distribution;
  /** The foe's hit points, 0 or more. It dies below 0. */
  readonly foeHitPoints: Distribution;
  /** Damage of one move of the foe, 0 or more. */
  readonly suffered: Distribution;
  /** The hero's hit points, 0 or more. He dies below 0. */
  readonly hitPoints: number;
  readonly paces: Paces;
}

/** The odds of a duel. */
export interface DuelOdds {
  /** Probability that the foe dies first. */
  readonly wins: number;
  /** Probability that the hero dies first. */
  readonly dies: number;
  /** Probability that it isn't over when the computation stops. */
  readonly open: number;
  /** The probability that it ends in each turn, from the first. */
  readonly ends: readonly number[];
  /** Mean turns until it ends, of the duels that do. */
  readonly meanTurns: number;
  /** The hero's hit points after a victory; undefined: he never wins. */
  readonly left: Distribution | undefined;
}

/** The computation stops after this many turns. */
const MOST_TURNS = 1000;

/** It stops when this share of the duels is left. */
const NEGLIGIBLE = 1e-9;

/** The exact odds of a duel. Throws a UsageError for numbers out of range. */
export function duelOdds(rules: SpeedRules, view: DuelView): DuelOdds {
  const kills = turnsOf(
    view.struck,
    view.foeHitPoints.map(points => points + 1),
  );
  const killed = turnsOf(view.suffered, Distribution.certain(view.hitPoints + 1));
  const sums = new DuelSums(kills, killed);
  let turns = 0;
  for (const moves of coursesOf(rules, view.paces).turns()) {
    sums.play(moves);
    turns++;
    if (sums.endTurn() <= NEGLIGIBLE || turns === MOST_TURNS) {
      break;
    }
  }
  return sums.odds(view);
}

/** Attacks and their targets whose turns are remembered at most: two rows of a heat table. */
const MOST_FIGHTS = 64;

const fights = new Remembered<readonly [Distribution, Distribution], TurnsToKill>(
  MOST_FIGHTS,
  ([attack, needed], [other, points]) =>
    isSameDistribution(needed, points) && isSameDistribution(attack, other),
);

function turnsOf(attack: Distribution, needed: Distribution): TurnsToKill {
  return fights.of([attack, needed], () => turnsToKill(attack, needed));
}

/** What is summed up over all orders of moves. */
class DuelSums {
  readonly #kills: TurnsToKill;
  readonly #killed: TurnsToKill;
  /** By the number of the foe's moves: the probability of that order, and of a kill by the hero's next move. */
  readonly #wins: number[] = [];
  readonly #ends: number[] = [];
  #dies = 0;
  #open = 1;
  #ending = 0;

  constructor(kills: TurnsToKill, killed: TurnsToKill) {
    this.#kills = kills;
    this.#killed = killed;
  }

  /** Plays the moves of one turn, in any order: each has the share of the duels in which it is made. */
  play({ isHero, hero, foe, share }: Moves): void {
    const [kills, killed] = [this.#kills.probabilities, this.#killed.probabilities];
    const wins = this.#wins;
    let ending = 0;
    for (let at = 0; at < share.length; at++) {
      const [heroMoves, foeMoves] = [hero[at]!, foe[at]!];
      if (isHero[at] === 1) {
        const kill = heroMoves < kills.length ? share[at]! * kills[heroMoves]! : 0;
        while (wins.length <= foeMoves) {
          wins.push(0);
        }
        wins[foeMoves]! += kill;
        ending += kill * aliveAfter(this.#killed, foeMoves);
      } else {
        const death = foeMoves < killed.length ? share[at]! * killed[foeMoves]! : 0;
        const dies = death * aliveAfter(this.#kills, heroMoves);
        this.#dies += dies;
        ending += dies;
      }
    }
    this.#ending += ending;
  }

  /** @returns the share of the duels that go on */
  endTurn(): number {
    this.#ends.push(this.#ending);
    this.#open -= this.#ending;
    this.#ending = 0;
    return this.#open;
  }

  odds({ suffered, hitPoints }: DuelView): DuelOdds {
    const { wins, left } = this.#won(suffered, hitPoints);
    const over = this.#ends.reduce((sum, share) => sum + share, 0);
    const turns = this.#ends.reduce((sum, share, at) => sum + share * (at + 1), 0);
    const open = Math.max(0, this.#open);
    return {
      ...{ wins, dies: this.#dies, open: open <= NEGLIGIBLE ? 0 : open, ends: this.#ends },
      ...{ meanTurns: over > 0 ? turns / over : Number.POSITIVE_INFINITY, left },
    };
  }

  /** Victories by the hit points that the hero has left. */
  #won(suffered: Distribution, hitPoints: number) {
    const left = new Float64Array(hitPoints + 1);
    const living = livingOf(suffered, hitPoints, this.#wins.length);
    const end = living.origin + hitPoints;
    for (let moves = 0; moves < this.#wins.length; moves++) {
      const share = this.#wins[moves]!;
      const row = living.row(moves, hitPoints + 1);
      // No sum of one amount waits for that of another.
      for (let points = 0; points <= hitPoints; points++) {
        left[points]! += share * row[end - points]!;
      }
    }
    const wins = left.reduce((sum, share) => sum + share, 0);
    return {
      wins,
      left:
        wins > 0
          ? new Distribution(
              0,
              left.map(share => share / wins),
            )
          : undefined,
    };
  }
}

/** Foes whose damage is remembered at most. */
const MOST_FOES = 2;

const remembered = new Remembered<Distribution, DamageRows>(MOST_FOES, isSameDistribution);

/** The damage that so many moves of the foe do. */
function livingOf(suffered: Distribution, hitPoints: number, moves: number): DamageRows {
  const rows = remembered.of(suffered, () => new DamageRows([...suffered], 0));
  return rows.mayKeep(moves, hitPoints + 1) ? rows : new DamageRows([...suffered], 0);
}

function aliveAfter({ alive }: TurnsToKill, attacks: number): number {
  return alive[Math.min(attacks, alive.length - 1)]!;
}
