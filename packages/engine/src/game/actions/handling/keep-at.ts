// Work of the hands that takes several moves: at locks, walls and floors.

import type { ActionResult } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { hostileInSight } from '../../turn/alertness.ts';
import { repeat } from '../rest.ts';

/**
 * The hero keeps at something until it is done: for at most `tries` moves, or one move with an enemy in sight.
 * @param tries the most moves, at least 2
 * @param once one move of it. @returns whether that ends it
 * @param inVain called after the last of these moves, if it isn't done
 */
export function keepAt(
  state: GameState,
  tries: number,
  once: () => boolean,
  inVain: () => void,
): ActionResult {
  const moves = hostileInSight(state) === undefined ? tries : 1;
  let left = tries;
  return repeat(state, moves, () => {
    const isDone = once();
    left--;
    if (!isDone && left === 0) {
      inVain();
    }
    return isDone;
  });
}
