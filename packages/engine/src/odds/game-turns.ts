// Converts moves to turns of the game: a fast creature moves more than once a turn, a slow one not in every
// turn. The points of a turn come from the rule that allots them; as in the clock, the remainder carries
// over.

import type { Outcomes } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { TurnsToKill } from './turns-to-kill.ts';

/** A creature's pace. */
export interface TurnPace {
  /** Movement points per turn. */
  readonly points: Outcomes<number>;
  /** Points per move, 1 or more. */
  readonly pointsPerMove: number;
}

/** Time until an event, in turns of the game. */
export interface GameTurns {
  /** The probability of the event in each turn, from the first. */
  readonly probabilities: Float64Array;
  /** The mean number of turns; infinity if it may never happen. */
  readonly mean: number;
}

/** Maximum number of turns, and the probability below which the computation stops. */
const MOST = 1000;
const NEGLIGIBLE = 1e-9;

/**
 * The turn of a kill that takes a number of moves.
 * @param moves from `turnsToKill`; each attack is a move
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
