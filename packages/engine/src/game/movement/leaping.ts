// Jumping. NetHack 3.6.7 src/apply.c (jump, get_valid_jump_position, hurtle_jump).

import { clearLean, FLY, WALK } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';
import { stepTo } from './stepping.ts';

/** The ground that decides whether a jump is possible, and the occupied squares. */
interface LeapGround {
  readonly bits: Uint8Array;
  taken(square: number): boolean;
}

/**
 * Whether the hero can jump to a square: free, visible, and without obstacles in between. By some rules a hero
 * without sight jumps where he remembers ground.
 * @param reach square of the maximum distance
 * @param ground the true ground, or as far as the hero knows it
 */
export function canLeapTo(
  { hero, level, memory, sheet, ruleset }: GameState,
  square: number,
  reach: number,
  { bits, taken }: LeapGround,
): boolean {
  const { map } = level;
  const dx = map.x(square) - map.x(hero.square);
  const dy = map.y(square) - map.y(hero.square);
  if (dx * dx + dy * dy > reach || (dx === 0 && dy === 0)) {
    return false;
  }
  const isBlind = ruleset.slots.speed.quickness.jumpsBlind && sheet.conditions.has('blind');
  const isKnown = isBlind ? (memory.known.bits[square]! & WALK) !== 0 : memory.sees(square);
  const canLand = isKnown && (bits[square]! & WALK) !== 0 && !taken(square);
  return canLand && clearLean(map, hero.square, square, FLY, bits) !== undefined;
}

/** Jumps to a square. @returns whether the hero is now there */
export function leapTo(state: GameState, square: number, reach: number): boolean {
  const { hero, level } = state;
  const { map } = level;
  const ground = { bits: map.bits, taken: (at: number) => map.occupant[at] !== 0 };
  if (!canLeapTo(state, square, reach, ground)) {
    return false;
  }
  state.logFelt('jumped', hero.id, map.x(square), map.y(square));
  stepTo(state, square);
  return true;
}
