// Converts moves to turns of the game: a fast creature moves more than once a turn, a slow one not in every
// turn. The points of a turn come from the rule that allots them; as in the clock, the remainder carries
// over.

import type { Outcomes } from '../chance/index.ts';
import { floorDiv, greatestCommonDivisor } from '../integers/index.ts';
import type { TurnsToKill } from './kills/turns-to-kill.ts';

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
  const { list } = points;
  // All that can be left over is a multiple of this unit, so states are few and lie close together.
  const unit = list.reduce((sum, { value }) => greatestCommonDivisor(sum, value), pointsPerMove);
  const perMove = pointsPerMove / unit;
  const gains = list.map(({ value }) => value / unit);
  const shares = list.map(({ probability }) => probability);
  const widest = Math.max(0, ...gains);
  const most = moves.alive.length - 1;
  // A state is the units gained so far. From the last state on nothing more is known: it keeps what is left over.
  const end = (most + 1) * perMove;
  let now = new Float64Array(end);
  let next = new Float64Array(end);
  now[0] = 1;
  let [first, last] = [0, 0];
  const probabilities: number[] = [];
  let before = 1;
  let mean = 0;
  while (before > NEGLIGIBLE && probabilities.length < MOST && widest > 0) {
    mean += before;
    const highest = Math.min(end - 1, last + widest);
    next.fill(0, first, highest + 1);
    let alive = 0;
    for (let state = first; state <= last; state++) {
      const share = now[state]!;
      if (share === 0) {
        continue;
      }
      for (let place = 0; place < gains.length; place++) {
        const total = state + gains[place]!;
        const reached = total < end ? total : most * perMove + (total % perMove);
        const weight = share * shares[place]!;
        const left = weight * moves.alive[floorDiv(reached, perMove)]!;
        // What is surely dead stays so.
        if (left > 0) {
          alive += left;
          next[reached] = next[reached]! + weight;
        }
      }
    }
    probabilities.push(Math.max(0, before - alive));
    before = alive;
    [now, next] = [next, now];
    last = highest;
    while (first < last && now[first] === 0) {
      first++;
    }
  }
  const ends = before <= NEGLIGIBLE && Number.isFinite(moves.mean);
  return {
    probabilities: Float64Array.from(probabilities),
    mean: ends ? mean : Number.POSITIVE_INFINITY,
  };
}
