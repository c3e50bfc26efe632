// Resting, one move at a time, until an interruption.

import { recoveryLimit } from '../../spellcraft/index.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import { STOP_CAUSES } from '../protocol/event-words.ts';
import { isUp } from '../state/company.ts';
import type { GameState } from '../state/state.ts';
import { hostileInSight, Watch } from '../turn/alertness.ts';
import { passTime } from '../turn/turns.ts';

/**
 * Rests for up to `count` moves. A rest of several moves can't start with a visible enemy that can act. It
 * ends when an enemy comes into sight, the hero is hurt or gets hungry, or a harmful condition ends. It also
 * ends once everything has regenerated, unless nothing was missing: then it is a plain wait.
 */
export function rest(state: GameState, count: number): ActionResult {
  const lacked = !isRested(state);
  return repeat(state, count, nothing, () => lacked && isRested(state));
}

/** Whether hit points, energy and grace are as high as rest makes them. */
function isRested({ hero, sheet, ruleset }: GameState): boolean {
  const { casting, spells } = ruleset.slots;
  const mostGrace =
    casting.attempt.ways.pools === 'by-object'
      ? recoveryLimit(spells, 'grace', sheet.maxGrace)
      : sheet.maxGrace;
  return (
    hero.hitPoints >= hero.maxHitPoints &&
    sheet.energy >= sheet.maxEnergy &&
    sheet.grace >= mostGrace
  );
}

function never(): boolean {
  return false;
}

function nothing(): boolean {
  return false;
}

/**
 * Does something for up to `count` moves, the last of which the caller pays for. It ends after the move in which
 * another hero is to act.
 * @param once one move of it; whether that ends it
 * @param isEnough asked after each move: nothing more is to be gained
 */
export function repeat(
  state: GameState,
  count: number,
  once: (state: GameState) => boolean,
  isEnough: () => boolean = never,
): ActionResult {
  const { beats } = state.ruleset.bridges;
  if (count > 1 && hostileInSight(state) !== undefined) {
    return refuse('hostile-in-sight');
  }
  if (count <= 1) {
    // Nothing can interrupt a single move.
    once(state);
    return { cost: beats.move };
  }
  const watch = new Watch(state);
  for (let done = 1; done < count; done++) {
    if (once(state)) {
      return { cost: beats.move };
    }
    passTime(state, beats.move);
    const cause = watch.stops();
    if (cause !== undefined) {
      if (cause === 'creature' && watch.who !== undefined) {
        state.logFelt('rest-interrupted', watch.who.id);
      } else if (state.ending === undefined) {
        state.logFelt('travel-interrupted', 0, STOP_CAUSES.indexOf(cause));
      }
      return { cost: 0 };
    }
    if (!isUp(state)) {
      return { cost: 0 };
    }
    if (isEnough()) {
      state.logFelt('rested', state.hero.id);
      return { cost: 0 };
    }
  }
  once(state);
  return { cost: beats.move };
}
