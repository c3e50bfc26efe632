// From moves to turns of the game: whoever is fast strikes more than once a turn, whoever is slow not in
// every one. The points of a turn are asked of the rule that allots them, and what a turn leaves over is
// kept for the next, as the clock does it.

import type { Outcomes } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { TurnsToKill } from './turns-to-kill.ts';

/** How fast somebody is. */
export interface TurnPace {
  /** Movement points of one turn. */
  readonly points: Outcomes<number>;
  /** Points that one move costs, 1 or more. */
  readonly pointsPerMove: number;
}

/** When it is over, in turns of the game. */
export interface GameTurns {
  /** The probability that it happens in the turn of each number; the first comes first. */
  readonly probabilities: Float64Array;
  /** The mean number of turns; infinity when it may never happen. */
  readonly mean: number;
}

/** Turns after which it is given up, and the share at which nothing is worth computing. */
const MOST = 1000;
const NEGLIGIBLE = 1e-9;

/**
 * The turn in which a kill comes that takes so many moves.
 * @param moves as `turnsToKill` gives it; each attack is a move
 */
export function gameTurns(moves: TurnsToKill, { points, pointsPerMove }: TurnPace): GameTurns {
  const most = moves.alive.length - 1;
  let now = new Map<number, number>([[0, 1]]);
  const probabilities: number[] = [];
  let before = 1;
  let mean = 0;
  while (before > NEGLIGIBLE && probabilities.length < MOST && canMove(points)) {
    mean += before;
    const next = new Map<number, number>();
    let alive = 0;
    for (const [state, share] of now) {
      const [left, made] = [state % pointsPerMove, floorDiv(state, pointsPerMove)];
      for (const { value, probability } of points.list) {
        const total = left + value;
        const after = Math.min(most, made + floorDiv(total, pointsPerMove));
        const reached = after * pointsPerMove + (total % pointsPerMove);
        const weight = share * probability;
        alive += weight * moves.alive[after]!;
        next.set(reached, (next.get(reached) ?? 0) + weight);
      }
    }
    probabilities.push(Math.max(0, before - alive));
    before = alive;
    now = next;
  }
  const ends = before <= NEGLIGIBLE && Number.isFinite(moves.mean);
  return {
    probabilities: Float64Array.from(probabilities),
    mean: ends ? mean : Number.POSITIVE_INFINITY,
  };
}

function canMove({ list }: Outcomes<number>): boolean {
  return list.some(({ value }) => value > 0);
}
