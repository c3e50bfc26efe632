// Stairs: down to the Amulet, and up again to win.

import { carriesAmulet } from '../../actors/index.ts';
import { endGame } from '../body/ending.ts';
import { changeLevel } from '../movement/change-level.ts';
import { floats } from '../movement/floating.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';

/** Climbs stairs up: to the level above, or with the Amulet out of the dungeon, which wins the game. */
export function ascend(state: GameState): ActionResult {
  const { hero, level, ruleset } = state;
  if (level.map.terrainAt(hero.square) !== 'stairs-up') {
    return refuse('no-stairs');
  }
  if (state.depth > 1) {
    changeLevel(state, state.depth - 1, 'stairs-down');
    return { cost: ruleset.bridges.beats.move };
  }
  if (!carriesAmulet(state.sheet)) {
    return refuse('without-amulet');
  }
  state.logFelt('climbed', hero.id, 0, state.depth);
  state.logToOthers('vanished', hero.square, hero.id);
  state.logFelt('won', hero.id);
  endGame(state, { kind: 'won', killer: '' });
  return { cost: ruleset.bridges.beats.move };
}

/** Descends stairs. */
export function descend(state: GameState): ActionResult {
  if (state.level.map.terrainAt(state.hero.square) !== 'stairs-down') {
    return refuse('no-stairs');
  }
  if (floats(state)) {
    return refuse('levitating');
  }
  changeLevel(state, state.depth + 1, 'stairs-up');
  return { cost: state.ruleset.bridges.beats.move };
}
