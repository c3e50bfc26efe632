// Jumping. NetHack 3.6.7 src/apply.c (jump, get_valid_jump_position, hurtle_jump).

import { clearLean, FLY } from '../../world/index.ts';
import { isFree } from '../dungeon/placing.ts';
import type { GameState } from '../state/state.ts';
import { stepTo } from './stepping.ts';

/**
 * Whether the hero can jump to a square: free, visible, and without obstacles in between.
 * @param reach square of the maximum distance
 * @param bits of the ground in between; by default those of the true ground
 */
export function canLeapTo(
  { hero, level, memory }: GameState,
  square: number,
  reach: number,
  bits = level.map.bits,
): boolean {
  const { map } = level;
  const dx = map.x(square) - map.x(hero.square);
  const dy = map.y(square) - map.y(hero.square);
  const inReach = dx * dx + dy * dy <= reach && (dx !== 0 || dy !== 0);
  const canLand = inReach && isFree(map, square) && memory.sees(square);
  return canLand && clearLean(map, hero.square, square, FLY, bits) !== undefined;
}

/** Jumps to a square. @returns whether the hero is now there */
export function leapTo(state: GameState, square: number, reach: number): boolean {
  const { hero, level } = state;
  const { map } = level;
  if (!canLeapTo(state, square, reach)) {
    return false;
  }
  state.logFelt('jumped', hero.id, map.x(square), map.y(square));
  stepTo(state, square);
  return true;
}
