// The hero off the ground: where he may then go, and how he comes down. NetHack 3.6.7 src/trap.c
// (float_down, drown), src/hack.c (can_reach_floor).

import { FLY, WALK } from '../../world/index.ts';
import { nearestFree } from '../dungeon/placing.ts';
import type { GameState } from '../state/state.ts';
import { stepTo } from './stepping.ts';

/** Whether the hero floats. */
export function floats({ sheet }: GameState): boolean {
  return sheet.conditions.has('levitating');
}

/** Whether the hero may stand on a square, as far as its ground matters: above deep water only who floats. */
export function bearsHero(state: GameState, square: number): boolean {
  const bits = state.level.map.bits[square]!;
  return (bits & WALK) !== 0 || (floats(state) && (bits & FLY) !== 0);
}

/** The hero comes down: out of deep water he struggles to the nearest bank; the house has nobody drown. */
export function comeDownFromAir(state: GameState): void {
  const { hero, level } = state;
  const { map } = level;
  if ((map.bits[hero.square]! & WALK) !== 0) {
    return;
  }
  const bank = nearestFree(map, hero.square, square => map.openToEffects(square));
  if (bank >= 0) {
    state.logFelt('crawled-ashore', hero.id, map.x(bank), map.y(bank));
    stepTo(state, bank);
  }
}
