// Stairs: down to the Amulet, and up again to win. From the first level they lead up to the town, if the content has
// one.

import { carriesAmulet } from '../../actors/index.ts';
import { goDownChained } from '../body/bonds/chain.ts';
import { endGame } from '../body/ending.ts';
import { branchBelow, keyAbove } from '../dungeon/branches/dungeon-plan.ts';
import { branchOf } from '../dungeon/branches/level-keys.ts';
import { TOWN } from '../dungeon/places.ts';
import { changeLevel } from '../movement/change-level.ts';
import { floats } from '../movement/floating.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';

/**
 * Climbs stairs up: to the level above, from the first level to the town, or with the Amulet out of the dungeon,
 * which wins the game. Without the Amulet, a hero can't leave a dungeon that has no town.
 */
export function ascend(state: GameState): ActionResult {
  const { hero, level, ruleset, content, seat } = state;
  const place = seat.depth;
  if (level.map.terrainAt(hero.square) !== 'stairs-up') {
    return refuse('no-stairs');
  }
  if (state.sheet.conditions.has('trapped')) {
    return refuse('held-fast');
  }
  if (place > 1) {
    const { dungeon } = state.world;
    const above = keyAbove(dungeon, place);
    changeLevel(
      state,
      above,
      branchOf(above) === branchOf(place) ? 'stairs-down' : 'branch-stairs',
    );
    return { cost: ruleset.bridges.beats.move };
  }
  if (carriesAmulet(state.sheet)) {
    state.logFelt('climbed', hero.id, 0, place);
    state.logToOthers('vanished', hero.square, hero.id);
    state.logFelt('won', hero.id);
    endGame(state, { kind: 'won', killer: '' });
    return { cost: ruleset.bridges.beats.move };
  }
  if (content.place('town') === undefined) {
    return refuse('without-amulet');
  }
  changeLevel(state, TOWN, 'stairs-down');
  return { cost: ruleset.bridges.beats.move };
}

/** Descends stairs: to the level below, or into a branch. */
export function descend(state: GameState): ActionResult {
  const terrain = state.level.map.terrainAt(state.hero.square);
  const place = state.seat.depth;
  const below =
    terrain === 'stairs-down'
      ? place + 1
      : terrain === 'branch-stairs'
        ? branchBelow(state.world.dungeon, place)
        : undefined;
  if (below === undefined) {
    return refuse('no-stairs');
  }
  if (state.sheet.conditions.has('trapped')) {
    return refuse('held-fast');
  }
  if (floats(state)) {
    return refuse('levitating');
  }
  changeLevel(state, below, 'stairs-up');
  goDownChained(state);
  return { cost: state.ruleset.bridges.beats.move };
}
