// Stairs.

import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** Climbs the stairs up, out of the dungeon: the end of the story. */
export function climb(state: GameState): ActionResult {
  const { hero, level, clock, ruleset } = state;
  if (level.map.terrainAt(hero.square) !== 'stairs-up') {
    return refuse('no-stairs');
  }
  state.logFelt('climbed', hero.id, 0);
  state.logFelt('won', hero.id);
  state.ending = { kind: 'won', killer: '', turn: clock.turn };
  return { beats: ruleset.bridges.beats.move };
}
