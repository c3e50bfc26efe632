// Letting time pass, one move at a time, until something comes up.

import type { Creature } from '../../actors/index.ts';
import { isHostile } from '../sides.ts';
import type { GameState } from '../state.ts';
import { passTime } from '../turns.ts';
import { type ActionResult, refuse } from './result.ts';

/**
 * Rests for up to `count` moves. Several can't be begun with something hostile in sight, and end when
 * something comes into sight or hurts the hero.
 */
export function rest(state: GameState, count: number): ActionResult {
  const { beats } = state.ruleset.bridges;
  if (count > 1 && hostileInSight(state) !== undefined) {
    return refuse('hostile-in-sight');
  }
  for (let done = 1; done < count; done++) {
    const before = state.hero.hitPoints;
    passTime(state, beats.move);
    const seen = hostileInSight(state);
    if (state.ending !== undefined || seen !== undefined || state.hero.hitPoints < before) {
      if (seen !== undefined) {
        state.logFelt('rest-interrupted', seen.id);
      }
      return { beats: 0 };
    }
  }
  return { beats: beats.move };
}

function hostileInSight(state: GameState): Creature | undefined {
  // Asked every move of a rest: a loop allocates nothing.
  const { all } = state.level.creatures;
  for (let place = 0; place < all.length; place++) {
    const creature = all[place]!;
    if (creature.alive && isHostile(state, creature) && state.sees(creature.square)) {
      return creature;
    }
  }
  return undefined;
}
