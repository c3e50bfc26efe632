// Letting time pass, one move at a time, until something comes up.

import { disturbance, hostileInSight } from '../alertness.ts';
import type { GameState } from '../state.ts';
import { passTime } from '../turns.ts';
import { type ActionResult, refuse } from './result.ts';

/**
 * Rests for up to `count` moves. Several can't be begun with something hostile in sight, and end when
 * something comes into sight or hurts the hero, or his hunger changes.
 */
export function rest(state: GameState, count: number): ActionResult {
  return repeat(state, count, nothing);
}

function nothing(): boolean {
  return false;
}

/**
 * Does something for up to `count` moves, the last of which the caller pays for.
 * @param once one move of it; whether it comes to an end with that
 */
export function repeat(
  state: GameState,
  count: number,
  once: (state: GameState) => boolean,
): ActionResult {
  const { beats } = state.ruleset.bridges;
  if (count > 1 && hostileInSight(state) !== undefined) {
    return refuse('hostile-in-sight');
  }
  for (let done = 1; done < count; done++) {
    if (once(state)) {
      return { beats: beats.move };
    }
    const { hitPoints } = state.hero;
    const { nutrition } = state.sheet;
    passTime(state, beats.move);
    const comesUp = disturbance(state, hitPoints, nutrition);
    if (comesUp !== 'none') {
      if (comesUp === 'hostile') {
        state.logFelt('rest-interrupted', hostileInSight(state)!.id);
      }
      return { beats: 0 };
    }
  }
  once(state);
  return { beats: beats.move };
}
