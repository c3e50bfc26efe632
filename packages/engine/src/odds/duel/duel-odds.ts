// A duel: a hero and a foe beside each other strike until one is dead. The blows of one don't depend on those of the
// other, and neither do their moves, so the exact odds are sums over the orders of the moves.

import { Distribution } from '../../chance/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import { type TurnsToKill, turnsToKill } from '../turns-to-kill.ts';
import { MoveOrder, type OrderedTurn, type Paces } from './move-order.ts';

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

/** Shares of an order of moves below this are dropped. */
const TINIEST = 1e-14;

/** Moves made so far, and what both have in hand. */
interface Course {
  readonly turn: OrderedTurn;
  readonly hero: number;
  readonly foe: number;
  share: number;
}

/** The exact odds of a duel. Throws a UsageError for numbers out of range. */
export function duelOdds(rules: SpeedRules, view: DuelView): DuelOdds {
  const kills = turnsToKill(
    view.struck,
    view.foeHitPoints.map(points => points + 1),
  );
  const killed = turnsToKill(view.suffered, Distribution.certain(view.hitPoints + 1));
  const sums = new DuelSums(kills, killed);
  const order = new MoveOrder(rules, view.paces);
  let courses = order
    .first()
    .map(turn => ({ turn, hero: 0, foe: 0, share: turn.probability }) as Course);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const ended = courses.map(course => sums.play(course));
    if (sums.endTurn() <= NEGLIGIBLE) {
      break;
    }
    courses = following(order, ended);
  }
  return sums.odds(view);
}

/** The courses of the next turn; equal ones are one. */
function following(order: MoveOrder, courses: readonly Course[]): Course[] {
  const next = new Map<string, Course>();
  for (const course of courses) {
    if (course.share < TINIEST) {
      continue;
    }
    for (const turn of order.following(course.turn)) {
      const key = `${turn.key} ${course.hero} ${course.foe} ${turn.moves.join()}`;
      const share = course.share * turn.probability;
      const known = next.get(key);
      if (known === undefined) {
        next.set(key, { turn, hero: course.hero, foe: course.foe, share });
      } else {
        known.share += share;
      }
    }
  }
  return [...next.values()];
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

  /** Plays the moves of one turn. @returns the course after them */
  play({ turn, hero, foe, share }: Course): Course {
    let [heroMoves, foeMoves] = [hero, foe];
    for (const isHero of turn.moves) {
      if (isHero) {
        const kill = share * (this.#kills.probabilities[heroMoves++] ?? 0);
        this.#wins[foeMoves] = (this.#wins[foeMoves] ?? 0) + kill;
        this.#ending += kill * aliveAfter(this.#killed, foeMoves);
      } else {
        const death = share * (this.#killed.probabilities[foeMoves++] ?? 0);
        const dies = death * aliveAfter(this.#kills, heroMoves);
        this.#dies += dies;
        this.#ending += dies;
      }
    }
    return { turn, hero: heroMoves, foe: foeMoves, share };
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
    let living = new Float64Array(hitPoints + 1);
    living[hitPoints] = 1;
    const left = new Float64Array(hitPoints + 1);
    let wins = 0;
    for (let moves = 0; moves < this.#wins.length; moves++) {
      const share = this.#wins[moves] ?? 0;
      for (let points = 0; points <= hitPoints; points++) {
        left[points]! += share * living[points]!;
        wins += share * living[points]!;
      }
      living = hurt(living, suffered);
    }
    const pairs = [...left.entries()].filter(([, share]) => share > 0);
    const parts = pairs.map(
      ([points, share]) => [share / wins, Distribution.certain(points)] as const,
    );
    return { wins, left: parts.length === 0 ? undefined : Distribution.mixture(parts) };
  }
}

/** The living after one more move of the foe. */
function hurt(living: Float64Array, damage: Distribution): Float64Array<ArrayBuffer> {
  const after = new Float64Array(living.length);
  for (const [points, probability] of damage) {
    for (let before = points; before < living.length; before++) {
      after[before - points]! += living[before]! * probability;
    }
  }
  return after;
}

function aliveAfter({ alive }: TurnsToKill, attacks: number): number {
  return alive[Math.min(attacks, alive.length - 1)]!;
}
